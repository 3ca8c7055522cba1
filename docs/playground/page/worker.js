// The reference itself: Python in a worker, so that the page stays alive while it thinks. It answers one question at a
// time; what it loads is counted in bytes.

const OF_RECORDS = { records: listed, where };
const WHERE = new URL("./", self.location.href);
let reference = null;
let records = null;
let plain = null;

self.addEventListener("message", async (event) => {
  const { id, question } = event.data;
  try {
    reference ??= start().catch((error) => {
      reference = null;
      throw error;
    });
    const { answer, python } = await reference;
    if (needsRecords(question)) {
      records ??= readRecords(python).catch((error) => {
        records = null;
        throw error;
      });
      await records;
    }
    const found = OF_RECORDS[question.do]?.(await records, question) ?? JSON.parse(answer(JSON.stringify(question)));
    self.postMessage({ id, answer: found });
  } catch (error) {
    const failed = String(error?.message ?? error).split("\n").filter(Boolean).at(-1) ?? "unknown";
    self.postMessage({ id, failed, starting: reference === null });
  }
});

function needsRecords(question) {
  return ["records", "where", "ask", "house"].includes(question.do) || (question.do === "replay" && question.record);
}

async function start() {
  const list = await (await fetch(new URL("files.json", WHERE))).json();
  const meter = counting(list);
  const whole = await meter.fetched("python.zip");
  await meter.fetched("pyodide/pyodide.asm.mjs");
  const { loadPyodide } = await import(/* @vite-ignore */ "./pyodide/pyodide.mjs");
  const python = await loadPyodide({ indexURL: new URL("pyodide/", WHERE).href, fullStdLib: false });
  self.postMessage({ progress: 1, unpacking: true });
  python.unpackArchive(whole, "zip", { extractDir: "/playground" });
  python.runPython("import sys; sys.path.insert(0, '/playground'); from belote.playground import answer_text");
  const answer = python.globals.get("answer_text");
  self.postMessage({ progress: 1, ready: true });
  return { answer, python };
}

// Count the bytes of everything that is fetched from now on, and tell the page.
function counting(list) {
  const sizes = new Map(list.start.map((name) => [new URL(name, WHERE).href, list.files[name]]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const seen = new Map();
  plain ??= self.fetch.bind(self);
  const tell = () => {
    const done = [...seen].reduce((sum, [name, size]) => sum + Math.min(size, sizes.get(name)), 0);
    self.postMessage({ progress: done / total, done, total });
  };
  self.fetch = async (request, options) => {
    const response = await plain(request, options);
    const name = new URL(request.url ?? request, WHERE).href;
    if (!response.ok || !response.body || !sizes.has(name)) {
      return response;
    }
    seen.set(name, 0);
    const meter = new TransformStream({
      transform(chunk, controller) {
        seen.set(name, seen.get(name) + chunk.byteLength);
        tell();
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(meter), { headers: response.headers, status: response.status });
  };
  const fetched = async (name) => {
    const response = await self.fetch(new URL(name, WHERE));
    if (!response.ok) {
      throw new Error(`${name}: ${response.status}`);
    }
    return new Uint8Array(await response.arrayBuffer());
  };
  return { fetched };
}

// Put the records where the reference looks for them, and keep them for listing.
async function readRecords(python) {
  const response = await fetch(new URL("corpus.json.gz", WHERE));
  if (!response.ok) {
    throw new Error(`corpus.json.gz: ${response.status}`);
  }
  const found = JSON.parse(await unpacked(await response.blob()));
  const folder = "/playground/belote/_data/conformance/records";
  for (const topic of new Set(Object.keys(found).map((id) => id.split("/")[0]))) {
    python.FS.mkdirTree(`${folder}/${topic}`);
  }
  for (const [id, record] of Object.entries(found)) {
    python.FS.writeFile(`${folder}/${id}.json`, JSON.stringify(record));
  }
  return found;
}

// Some servers unpack what ends in .gz on the way; then there is nothing left to do.
async function unpacked(blob) {
  const [one, other] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const packed = one === 0x1f && other === 0x8b;
  return packed ? new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).text() : blob.text();
}

// The table a record was written for: its variant with the options.
function tableOf(record) {
  return [record.variant.id, ...(record.variant.options ?? [])].join("+");
}

function where(found, question) {
  const record = found[question.record];
  return record ? { ok: true, variant: tableOf(record) } : { ok: false, reason: `There is no record ${question.record}.` };
}

function listed(found, question) {
  const base = question.variant.split("+")[0];
  const rows = Object.entries(found).filter(([, record]) => record.variant.id === base);
  return {
    ok: true,
    records: rows.map(([id, record]) => ({
      id,
      kind: record.kind,
      title: record.title,
      variant: tableOf(record),
    })),
  };
}
