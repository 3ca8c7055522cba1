// Parts that several tools show: clauses, reasons, problems, sources, numbers, and the choice of a table.

import { make } from "./dom.js";
import { english_text, named, say, sentence as spoken, word } from "./words.js";

const SITE = document.querySelector('meta[name="belote-site"]').content;

export function clause({ clause: id, title }) {
  if (!id) {
    return null;
  }
  const topic = id.split(".")[0];
  const address = `${SITE}en/reference/clauses/${topic}/#${id}`;
  return make("a", { class: "clause", href: address, target: "_blank", rel: "noopener", title: title ?? "", dir: "ltr" }, id);
}

export function line(one) {
  return make("li", {}, english_text(one.text), " ", clause(one));
}

export function lines(found) {
  return make("ul", { class: "lines" }, found.map(line));
}

// What is wrong, each with its place; a place in the text is a button that goes there.
export function problems(found, go = null) {
  return make("ul", { class: "problems" }, found.map((one) => problem(one, go)));
}

function problem(one, go) {
  const where = one.line ? `${one.file ? `${one.file} ` : ""}${word("place", { line: one.line, column: one.column })}` : one.path;
  const button = go && one.line && one.here !== false;
  const place = button ? make("button", { type: "button", class: "place", onclick: () => go(one) }, where) : make("span", { class: "place" }, where);
  const kind = one.severity === "info" ? "problem note" : "problem";
  return make("li", { class: kind }, where ? place : null, " ", english_text(sentence(one)), " ", clause(one), " ", make("code", { class: "code" }, one.code));
}

function sentence(one) {
  const path = one.line && one.path ? ` at ${one.path}` : "";
  return [`${capital(one.message)}${path}.`, one.instead].filter(Boolean).join(" ");
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// An answer that is none, in words.
export function failure(answer) {
  if (answer.stopped) {
    return make("p", { class: "quiet" }, say("stopped"));
  }
  const body = [];
  if (answer.problems) {
    body.push(problems(answer.problems));
  }
  if (answer.refusal) {
    body.push(make("p", {}, english_text(capital(answer.refusal.reason)), " ", clause(answer.refusal)));
  }
  if (answer.reason || answer.failed) {
    body.push(make("p", {}, english_text(answer.reason ?? answer.failed)));
  }
  return make("div", { class: "box wrong", role: "alert" }, make("p", { class: "box-title" }, say("not-answered")), body);
}

export function why(found, label = "why") {
  return make("details", { class: "why" }, make("summary", {}, say(label)), lines(found));
}

export function sources(said) {
  const cited = said.sources.map((one) =>
    one.address
      ? make("li", {}, make("a", { href: one.address, target: "_blank", rel: "noopener" }, one.title))
      : make("li", {}, one.title ?? one.key),
  );
  const reasons = said.editorial.map((text) => make("li", {}, spoken(text)));
  if (!cited.length && !reasons.length) {
    return null;
  }
  return make("details", { class: "sources" }, make("summary", {}, say("sources")), make("ul", {}, cited, reasons));
}

// A difference: what both say, one above the other on a phone.
export function difference(one, labels, more = null) {
  const side = (label, said) =>
    make("div", { class: "side" }, make("p", { class: "side-name" }, label), said.texts.map((text) => make("p", {}, spoken(text))), sources(said));
  const head = make("p", { class: "difference-head" }, make("span", { class: "number" }, String(one.number)), " ", english_text(one.title ?? one.heading), " ", clause(one));
  return make("li", { class: "difference", id: `difference-${one.number}` }, head, make("div", { class: "sides" }, side(labels[0], one.left), side(labels[1], one.right)), more);
}

export function busy() {
  return make("p", { class: "busy", role: "status" }, make("span", { class: "spinner", "aria-hidden": "true" }), say("thinking"));
}

// The choice of a table: a variant, or one's own, and its options. `chosen` is told the new name.
export function picker(catalogue, value, label, chosen, own = null) {
  const [base, ...options] = value.split("+");
  const select = make("select", { class: "field", onchange: () => chosen(select.value) }, groups(catalogue, base, own));
  const entry = catalogue.variants.find((one) => one.id === base);
  const offered = Object.entries(entry?.options ?? {});
  const take = (option, on) => chosen([base, ...(on ? [...options, option] : options.filter((one) => one !== option))].join("+"));
  const box = ([option, titles]) => {
    const input = make("input", { type: "checkbox", onchange: () => take(option, input.checked) });
    input.checked = options.includes(option);
    return make("label", { class: "choice" }, input, make("span", { lang: "" }, named(titles, option)));
  };
  const about = make("summary", {}, say("options", { n: offered.length }), options.length ? ` · ${options.length}` : null);
  return make(
    "div",
    { class: "picker" },
    make("label", { class: "labelled" }, make("span", {}, label), select),
    offered.length ? make("details", { class: "options", open: options.length > 0 }, about, offered.map(box)) : null,
  );
}

function groups(catalogue, base, own) {
  const folders = [...new Set(catalogue.variants.map((one) => one.folder))];
  const option = (one) => make("option", { value: one.id, selected: one.id === base }, `${named(one.names, one.id)} – ${one.id}`);
  const group = (folder) =>
    make("optgroup", { label: word(`folder.${folder}`) }, catalogue.variants.filter((one) => one.folder === folder).map(option));
  const mine = own ? [make("option", { value: "@own", selected: base === "@own" }, word("own-table", { name: own }))] : [];
  return [...mine, ...folders.map(group)];
}

export function choices(name, legend, entries, value, chosen) {
  const one = (entry) => {
    const input = make("input", { type: "radio", name, onchange: () => chosen(entry.id) });
    input.checked = entry.id === value;
    return make("label", { class: "chip" }, input, make("span", {}, entry.name));
  };
  return make("fieldset", { class: "chips" }, make("legend", {}, legend), make("div", { class: "chip-row" }, entries.map(one)));
}
