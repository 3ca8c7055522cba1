// The page: its state, which stands in the address, its languages, and the five tools.

import { fill, later, make } from "./dom.js";
import * as engine from "./engine.js";
import { link, state as stateOf, TOOLS } from "./links.js";
import { listen, offer, progress } from "./loading.js";
import { remember, remembered } from "./memory.js";
import { failure } from "./parts.js";
import { compare } from "./tools/compare.js";
import { edit } from "./tools/edit.js";
import { replay } from "./tools/replay.js";
import { score } from "./tools/score.js";
import { which } from "./tools/which.js";
import * as words from "./words.js";

const VIEWS = { edit, score, replay, compare, which };
const RIGHT_TO_LEFT = ["ar", "he", "fa", "ur"];
const SITE = document.querySelector('meta[name="belote-site"]').content;
const one = (selector) => document.querySelector(selector);
const main = one("main");
const root = make("div", { class: "tool" });

let state = { tool: "edit" };
let files = null;
let catalogue = null;
let written = "";

const context = {
  get state() {
    return state;
  },
  get catalogue() {
    return catalogue;
  },
  set,
  ask: engine.ask,
  word: words.word,
  go,
  tell,
  ownName: () => /^variant:\s*['"]?([a-z0-9-]+)/m.exec(state.text ?? "")?.[1] ?? (state.text ? "my-table" : null),
  ownParent: () => /^extends:\s*\[?\s*['"]?([a-z0-9+-]+)/m.exec(state.text ?? "")?.[1],
};

// Tools hold on to the state, so it is changed in its place.
function set(patch) {
  for (const [name, value] of Object.entries(patch)) {
    if (empty(value)) {
      delete state[name];
    } else {
      state[name] = value;
    }
  }
  soon();
}

function empty(value) {
  return value === undefined || value === null || value === "";
}

function clean(found) {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => !empty(value)));
}

const soon = later(250, write);

// Only what the tool needs goes into the address.
const MEMBERS = {
  edit: ["variant", "text"],
  score: ["variant", "text", "score"],
  replay: ["variant", "text", "record", "inline", "at"],
  compare: ["variant", "other", "text", "show"],
  which: ["answers"],
};

async function address() {
  const wanted = MEMBERS[state.tool].filter((name) => name in state);
  const own = [state.variant, state.other].some((name) => name?.startsWith("@own"));
  const needed = wanted.filter((name) => name !== "text" || state.tool === "edit" || own);
  const kept = Object.fromEntries(["tool", ...needed, "lang"].map((name) => [name, state[name]]));
  const fragment = await link(clean(kept));
  return `${location.pathname}${location.search}#${fragment}`;
}

async function write() {
  const meant = state;
  const found = await address();
  if (meant !== state) {
    return;
  }
  written = found.slice(found.indexOf("#"));
  history.replaceState(null, "", found);
}

async function copy() {
  await write();
  try {
    await navigator.clipboard.writeText(location.href);
    tell(words.word("copied"));
  } catch {
    tell(location.href);
  }
}

function tell(text) {
  const place = one("[data-toast]");
  fill(place, text);
  place.classList.add("seen");
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => place.classList.remove("seen"), 4000);
}

function go(tool, patch = {}) {
  set({ ...patch, tool });
  show();
  scrollTo({ top: 0 });
  main.focus({ preventScroll: true });
}

function show() {
  tabs();
  document.title = `${words.word(`tool.${state.tool}`)} – ${words.word("title")}`;
  const head = make("div", { class: "head" }, make("h1", {}, words.say(`tool.${state.tool}`)), make("p", { class: "lead" }, words.say(`about.${state.tool}`)));
  const own = make("div", {});
  fill(root, head, words.translated() ? null : make("p", { class: "box note", lang: "en", dir: "ltr" }, words.say("not-translated")), own);
  fill(main, progress, root);
  if (!engine.started() && !wanted()) {
    fill(own, offer(files, () => run(own)));
    return;
  }
  run(own);
}

function run(own) {
  remember("started", "1");
  VIEWS[state.tool](own, context).catch((error) => fill(own, failure({ failed: String(error.message ?? error) })));
}

function wanted() {
  return remembered("started") === "1" || location.hash.length > 1;
}

function tabs() {
  const tab = (tool) => {
    const current = tool === state.tool;
    const open = (event) => {
      event.preventDefault();
      go(tool);
    };
    return make("a", { class: "tab", href: `#1:tool=${tool}`, "aria-current": current ? "page" : false, onclick: open }, words.say(`tab.${tool}`));
  };
  fill(one("[data-tabs]"), TOOLS.map(tab));
  one("[data-tabs] [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
}

function frame() {
  document.documentElement.lang = words.translated() ? state.lang : "en";
  document.documentElement.dir = words.translated() && RIGHT_TO_LEFT.includes(state.lang) ? "rtl" : "ltr";
  for (const place of document.querySelectorAll("[data-word]")) {
    fill(place, words.say(place.dataset.word));
  }
  fill(one("[data-skip]"), words.say("skip"));
  fill(one("[data-copy]"), words.say("copy-link"));
  one("[data-home]").href = `${SITE}${state.lang}/`;
  const select = one("[data-languages]");
  fill(select, catalogue.languages.map((entry) => make("option", { value: entry.id, selected: entry.id === state.lang, lang: entry.id }, entry.name)));
  const unread = state.lang !== "en" && words.translated() ? [make("br"), words.say("unread")] : [];
  fill(one("[data-foot]"), words.say("foot"), " ", make("span", { "data-kept": true }), unread);
  schemes();
}

const SCHEMES = ["auto", "light", "dark"];

function schemes() {
  const now = remembered("scheme") ?? "auto";
  document.documentElement.dataset.scheme = now;
  const button = one("[data-scheme].bar-button");
  const label = words.word(`scheme.${now}`);
  button.setAttribute("aria-label", label);
  button.title = label;
  fill(button, { auto: "◐", light: "☀", dark: "☾" }[now]);
}

async function speak(lang) {
  state.lang = lang;
  await words.read(lang, files.words);
  frame();
}

async function opened() {
  if (location.hash && location.hash !== written) {
    try {
      const found = await stateOf(location.hash);
      state = { lang: state.lang, ...found };
      if (!catalogue.languages.some((entry) => entry.id === state.lang)) {
        state.lang = "en";
      }
    } catch {
      tell(words.word("broken-link"));
    }
  }
  await speak(state.lang);
  show();
  soon();
}

function preferred() {
  const known = catalogue.languages.map((entry) => entry.id);
  const asked = [new URLSearchParams(location.search).get("lang"), ...navigator.languages.map((name) => name.split("-")[0])];
  return asked.find((name) => known.includes(name)) ?? "en";
}

async function begin() {
  const json = async (name) => (await fetch(name)).json();
  [files, catalogue] = await Promise.all([json("files.json"), json("catalogue.json")]);
  engine.onProgress(listen);
  await speak(preferred());
  one("[data-copy]").addEventListener("click", copy);
  one("[data-scheme].bar-button").addEventListener("click", () => {
    const now = SCHEMES.indexOf(remembered("scheme") ?? "auto");
    remember("scheme", SCHEMES[(now + 1) % SCHEMES.length]);
    schemes();
  });
  one("[data-languages]").addEventListener("change", async (event) => {
    await speak(event.target.value);
    soon();
    show();
  });
  addEventListener("hashchange", () => location.hash !== written && opened());
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data.kept) {
      fill(one("[data-kept]"), words.say("kept"));
    }
  });
  await navigator.serviceWorker?.register("service.js").catch(() => null);
  await opened();
}

begin();
