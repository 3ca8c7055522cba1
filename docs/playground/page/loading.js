// How the reference is loaded, as the visitor sees it: the offer, the bytes, and what is kept for use without a network.

import { fill, make } from "./dom.js";
import * as words from "./words.js";

export const progress = make("section", { class: "loading", hidden: true, role: "status" });

// What is loaded, and the button that does it: nothing is loaded before it is wanted.
export function offer(files, begin) {
  const size = files.start.reduce((sum, name) => sum + files.files[name], 0);
  return make("section", { class: "box offer" }, make("p", {}, words.say("offer", { size: megabytes(size) })), make("button", { type: "button", class: "button", onclick: begin }, words.say("start")));
}

// Show how far the reference has got; once it is ready everything is kept.
export function listen({ progress: share, done, total, unpacking, ready, failed }) {
  if (failed !== undefined) {
    fill(progress, make("p", { class: "wrong" }, words.say("load-failed"), " ", make("span", { dir: "ltr" }, failed)));
    progress.hidden = false;
    return;
  }
  progress.hidden = Boolean(ready);
  if (ready) {
    keep();
    return;
  }
  const bar = make("progress", { max: "1", value: String(share), "aria-label": words.word("loading") });
  const text = unpacking ? words.say("unpacking") : words.say("bytes", { done: megabytes(done), total: megabytes(total) });
  fill(progress, make("p", {}, words.say("loading"), " ", text), bar);
}

// Ask for everything to be kept, so that the page works without a network from now on.
async function keep() {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage("keep");
}

function megabytes(size) {
  return new Intl.NumberFormat(words.language(), { maximumFractionDigits: 1, numberingSystem: "latn" }).format(size / 1e6);
}
