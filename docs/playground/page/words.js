// The words of the page in the reader's language; what is missing is said in English, and marked.

import { make } from "./dom.js";

let lang = "en";
let own = {};
let english = {};
let marked = false;

export async function read(wanted, known) {
  const file = async (name) => (known.includes(name) ? (await fetch(`words/${name}.json`)).json() : {});
  english = await file("en");
  own = wanted === "en" ? english : await file(wanted);
  marked = known.includes(wanted);
  lang = wanted;
}

// Whether the page has words of its own in this language.
export function translated() {
  return marked;
}

export function language() {
  return lang;
}

// A text, and the language it is in.
export function worded(key, values = {}) {
  const spoken = key in own ? lang : "en";
  const entry = (key in own ? own : english)[key] ?? key;
  const text = typeof entry === "string" ? entry : (entry[new Intl.PluralRules(spoken).select(values.n)] ?? entry.other);
  return { text: text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole), spoken };
}

export function word(key, values) {
  return worded(key, values).text;
}

// A node with a text; in another language than the page's it says so.
export function say(key, values) {
  const { text, spoken } = worded(key, values);
  if (spoken === lang) {
    return document.createTextNode(text);
  }
  return make("span", { lang: spoken, dir: "ltr", class: "untranslated" }, text);
}

// What the reference says in English, whatever the page speaks.
export function english_text(text) {
  return lang === "en" ? document.createTextNode(text) : make("span", { lang: "en", dir: "ltr", class: "untranslated" }, text);
}

// A sentence of the rulebook, in the language it was found in; what is said of every table has a word of the page.
export function sentence(one) {
  if (one.word) {
    return say(one.word);
  }
  return one.lang === lang ? document.createTextNode(one.text) : make("span", { lang: one.lang, dir: "ltr", class: "untranslated" }, one.text);
}

// The name of something in the reader's language, else in English, else in whatever there is.
export function named(names, fallback) {
  return names?.[lang] ?? names?.en ?? Object.values(names ?? {})[0] ?? fallback;
}
