// Compare two tables: what differs, in sentences with sources, and the smallest deal on which they part.

import { drawn, fill, make } from "../dom.js";
import { busy, difference, failure, lines, picker } from "../parts.js";
import { english_text, named, say, word } from "../words.js";

const FIRST = { variant: "belote-fr", other: "contree-ffb" };
const ROUNDS = 25;

export async function compare(root, context) {
  const { state, set, ask } = context;
  set({ variant: state.variant ?? FIRST.variant, other: state.other ?? (state.variant === FIRST.other ? FIRST.variant : FIRST.other) });
  const again = (name) => (value) => {
    set({ [name]: value, show: undefined });
    compare(root, context);
  };
  const own = context.ownName();
  const found = make("div", { class: "result" }, busy());
  const pick = (name, label) => picker(context.catalogue, state[name], word(label), again(name), own);
  const swap = () => {
    set({ variant: state.other, other: state.variant, show: undefined });
    compare(root, context);
  };
  fill(
    root,
    make("div", { class: "pickers" }, pick("variant", "first-table"), make("button", { type: "button", class: "button plain swap", onclick: swap, "aria-label": word("swap"), title: word("swap") }, "⇄"), pick("other", "second-table")),
    found,
  );
  const asked = { variant: state.variant, other: state.other, text: state.text ?? "", lang: state.lang };
  const answer = await ask({ do: "compare", ...asked });
  fill(found, answer.ok ? report(answer, asked, context) : failure(answer));
  if (answer.ok && state.show) {
    const place = found.querySelector(`#difference-${Number(state.show)}`);
    place?.querySelector("button")?.click();
    place?.scrollIntoView({ block: "start" });
  }
}

function report(answer, asked, context) {
  const labels = [answer.left, answer.right].map((one) => named(one.names, one.name));
  if (labels[0] === labels[1]) {
    labels.splice(0, 2, answer.left.name, answer.right.name);
  }
  const sections = [...new Set(answer.entries.map((one) => one.section))];
  const one = (entry) => difference(entry, labels, shower(answer, asked, context, entry.number, labels));
  const section = (name) => [make("h2", {}, say(`section.${name}`)), make("ul", { class: "differences" }, answer.entries.filter((entry) => entry.section === name).map(one))];
  return [
    make("p", { class: "count" }, say("differ", { n: answer.entries.length }), " ", say("same", { n: answer.equal })),
    answer.entries.length ? make("section", { class: "box" }, make("h2", { class: "box-title" }, say("part-first")), shower(answer, asked, context, 0, labels)) : null,
    ...sections.map(section),
  ];
}

// What shows a difference: a deal that is kept, or the button that searches for one.
function shower(answer, asked, context, number, labels) {
  const place = make("div", { class: "witness" });
  const kept = number ? answer.witnesses[number] : answer.whole;
  const show = async () => {
    context.set({ show: number || undefined });
    fill(place, busy());
    const found = kept ? await context.ask({ do: "witness", ...asked, witness: kept }) : await searched(place, asked, context, number);
    if (!found) {
      fill(place, button("search-again"));
      return;
    }
    fill(place, found.ok && found.record ? witness(found, asked, context, labels) : found.ok ? make("p", {}, english_text(found.reason)) : failure(found));
  };
  const button = (name) => make("button", { type: "button", class: "button plain", onclick: show }, say(name));
  fill(place, button(kept ? "show-deal" : "search-deal"));
  return place;
}

// Search in rounds, so that it can be stopped between two of them.
async function searched(place, asked, context, number) {
  let stop = false;
  let looked = 0;
  const count = make("span", {});
  const halt = make("button", { type: "button", class: "button", onclick: () => (stop = true) }, say("stop"));
  fill(place, make("p", { class: "busy", role: "status" }, make("span", { class: "spinner", "aria-hidden": "true" }), count, " ", halt));
  let found = null;
  for (let round = 0; round < ROUNDS && !stop; round += 1) {
    fill(count, say("looked", { n: looked }));
    found = await context.ask({ do: "search", ...asked, number, round });
    if (!found.ok || found.found || found.over) {
      return found;
    }
    looked += Object.values(found.looked ?? {}).reduce((sum, times) => sum + times, 0);
  }
  return stop ? null : found;
}

function witness(found, asked, context, labels) {
  const open = (variant) => () => context.go("replay", { variant, record: undefined, inline: { ...found.record, title: "" }, at: found.at, other: undefined, show: undefined });
  const names = found.whole ? labels : found.turned ? [word("with-rule", { one: labels[1], other: labels[0] }), labels[1]] : [labels[0], word("with-rule", { one: labels[0], other: labels[1] })];
  const tables = [asked.variant, asked.other];
  const side = (one, place) =>
    make(
      "div",
      { class: "side" },
      make("p", { class: "side-name" }, names[place]),
      make("p", { class: "says" }, english_text(`${one.says}.`)),
      one.why.length ? lines(one.why) : null,
      one.drawing ? drawn(one.drawing) : null,
      found.whole ? make("button", { type: "button", class: "button plain", onclick: open(tables[place]) }, say("step-through")) : null,
    );
  return make(
    "div",
    { class: "shown" },
    make("p", {}, english_text(found.given.join(" "))),
    found.done.length ? make("ol", { class: "done" }, found.done.map((text) => make("li", {}, english_text(text)))) : null,
    make("div", { class: "sides" }, found.sides.map(side)),
  );
}
