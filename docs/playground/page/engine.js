// Asks the reference in its worker. It is started by the first question, and can be stopped.

let worker = null;
let waiting = new Map();
let number = 0;
let listener = () => {};
let running = false;

export function onProgress(listen) {
  listener = listen;
}

export function started() {
  return running;
}

export function ask(question) {
  worker ??= begun();
  const id = ++number;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, question });
  });
}

function begun() {
  running = true;
  const found = new Worker("worker.js", { type: "module" });
  found.addEventListener("message", ({ data }) => {
    if (data.id === undefined) {
      listener(data);
      return;
    }
    const resolve = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.starting) {
      failed(data.failed);
    }
    resolve?.(data.answer ?? { ok: false, failed: data.failed });
  });
  found.addEventListener("error", (event) => {
    event.preventDefault();
    end({ ok: false, failed: event.message ?? "worker" });
    failed(event.message ?? "worker");
  });
  return found;
}

function failed(reason) {
  listener({ failed: reason });
}

// Stop at once whatever the reference is doing; the next question starts it anew.
export function end(answer = { ok: false, stopped: true }) {
  worker?.terminate();
  worker = null;
  running = false;
  for (const resolve of waiting.values()) {
    resolve(answer);
  }
  waiting = new Map();
}
