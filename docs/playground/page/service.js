// Keeps the playground for use without a network: what was fetched once comes from the cache of this version.
// The page, its words and its lists are kept at once; the rest when it is first wanted, or when the page asks for it.
const VERSION = "{version}";
const CACHE = `belote-playground-${VERSION}`;
const SHELL = ["./", "app.js", "worker.js", "style.css", "icon.svg", "app.webmanifest", "files.json", "catalogue.json"];

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method === "GET" && inside(address)) {
    event.respondWith(found(event.request, address));
  }
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") {
    event.waitUntil(keepAll().then((whole) => event.source.postMessage({ kept: whole })));
  }
});

function inside(address) {
  return address.href.startsWith(self.registration.scope);
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((name) => new Request(name, { cache: "reload" })));
  const list = await (await cache.match("files.json")).json();
  await cache.addAll(list.words.map((lang) => new Request(`words/${lang}.json`, { cache: "reload" })));
}

async function dropOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("belote-playground-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const list = await (await cache.match("files.json")).json();
  for (const name of Object.keys(list.files)) {
    const wanted = name === "index.html" ? "./" : name;
    if (!(await cache.match(wanted))) {
      try {
        await cache.add(new Request(wanted, { cache: "no-cache" }));
      } catch {
        return false;
      }
    }
  }
  return true;
}

async function found(request, address) {
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate";
  const kept = await cache.match(page ? "./" : request, { ignoreSearch: true });
  if (kept) {
    return kept;
  }
  const fresh = page ? await fetch(request) : await fetch(request, { cache: "no-cache" });
  if (fresh.ok && !page) {
    await cache.put(address.href, fresh.clone());
  }
  return fresh;
}
