// The address of a state, as belote.playground.links writes it: plain, `1:tool=…`, or packed, `1z:…`.

export const TOOLS = ["edit", "score", "replay", "compare", "which"];
const PLAIN = ["tool", "variant", "record", "at", "other", "show", "lang"];
const NUMBERS = ["at", "show"];

export async function link(state) {
  const names = Object.keys(state);
  if (names.every((name) => PLAIN.includes(name) && ["string", "number"].includes(typeof state[name]))) {
    const parts = PLAIN.filter((name) => name in state).map((name) => `${name}=${escaped(String(state[name]))}`);
    return `1:${parts.join("&")}`;
  }
  const packed = await streamed(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  return `1z:${base64(packed)}`;
}

export async function state(fragment) {
  const text = fragment.replace(/^#/, "");
  let found = null;
  if (text.startsWith("1z:")) {
    found = JSON.parse(new TextDecoder().decode(await streamed(bytes(text.slice(3)), new DecompressionStream("deflate-raw"))));
  } else if (text.startsWith("1:")) {
    found = Object.fromEntries(new URLSearchParams(text.slice(2)));
  }
  if (!found || !TOOLS.includes(found.tool)) {
    throw new Error("no state");
  }
  for (const name of NUMBERS) {
    if (/^[0-9]{1,6}$/.test(found[name] ?? "")) {
      found[name] = Number(found[name]);
    }
  }
  return found;
}

function escaped(text) {
  return encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":").replace(/%40/g, "@").replace(/%2C/g, ",");
}

async function streamed(data, through) {
  const out = new Response(new Blob([data]).stream().pipeThrough(through));
  return new Uint8Array(await out.arrayBuffer());
}

function base64(data) {
  let text = "";
  for (const byte of data) {
    text += String.fromCharCode(byte);
  }
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
