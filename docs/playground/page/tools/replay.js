// Step through a recorded deal: the table, the legal cards, why each other card is forbidden, and every number.

import { drawn, fill, later, make } from "../dom.js";
import { busy, capital, clause, failure, lines, picker, why } from "../parts.js";
import { english_text, say, word } from "../words.js";
import { item } from "./score.js";

const FIRST = { variant: "belote-fr" };
const SHOWN = 60;

export async function replay(root, context) {
  const { state, set, ask } = context;
  if (!state.variant && state.record) {
    fill(root, busy());
    set({ variant: (await ask({ do: "where", record: state.record })).variant });
  }
  if (!state.variant) {
    set(FIRST);
  }
  const stage = make("div", { class: "stage" });
  const chooser = make("details", { class: "chooser" });
  fill(root, picker(context.catalogue, state.variant, word("variant"), (variant) => again(variant), context.ownName()), chooser, stage);
  const again = (variant) => {
    set({ variant, at: 0 });
    replay(root, context);
  };
  const open = (patch) => {
    const other = patch.variant && patch.variant !== state.variant && !state.variant.startsWith("@own");
    set({ record: undefined, inline: undefined, at: 0, ...patch, variant: other ? patch.variant : state.variant });
    if (other) {
      replay(root, context);
      return;
    }
    chooser.open = false;
    show(stage, context);
  };
  chooser.open = !state.record && !state.inline;
  fill(chooser, make("summary", { class: "button plain" }, say("choose-record")), busy());
  await choosing(chooser, context, open);
  if (state.record || state.inline) {
    await show(stage, context);
  }
}

async function choosing(chooser, context, open) {
  const { state, ask } = context;
  const variant = state.variant.startsWith("@own") ? (context.ownParent() ?? FIRST.variant) : state.variant;
  const found = await ask({ do: "records", variant });
  const list = make("ul", { class: "records" });
  const search = make("input", { type: "search", class: "field", oninput: () => draw() });
  const draw = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (one) => words.every((part) => `${one.id} ${one.title} ${one.kind}`.toLowerCase().includes(part));
    const some = (found.records ?? []).filter(fits);
    const row = (one) => make("li", {}, make("button", { type: "button", class: "record", "aria-current": one.id === state.record, onclick: () => open({ record: one.id, variant: one.variant }) }, make("span", { lang: "en", dir: "ltr" }, one.title), make("small", { dir: "ltr" }, one.id)));
    fill(list, some.slice(0, SHOWN).map(row), some.length > SHOWN ? make("li", { class: "quiet" }, say("more-records", { n: some.length - SHOWN })) : null);
  };
  const text = make("textarea", { class: "field", rows: "6", dir: "ltr", spellcheck: "false", "aria-label": word("pasted") });
  if (typeof state.inline === "string") {
    text.value = state.inline;
  }
  const paste = make("button", { type: "button", class: "button", onclick: () => open({ inline: text.value }) }, say("open-pasted"));
  draw();
  fill(
    chooser,
    make("summary", { class: "button plain" }, say("choose-record")),
    make("label", { class: "labelled" }, make("span", {}, say("search-records", { n: found.records?.length ?? 0 })), search),
    list,
    make("details", { class: "paste", open: typeof state.inline === "string" }, make("summary", {}, say("paste")), text, paste),
  );
}

async function show(stage, context) {
  const { state, set, ask } = context;
  if (!stage.firstChild) {
    fill(stage, busy());
  }
  stage.classList.add("waiting");
  const answer = await ask({ do: "replay", variant: state.variant, text: state.text ?? "", record: state.record, inline: state.inline, at: state.at ?? 0, lang: state.lang });
  stage.classList.remove("waiting");
  if (!answer.ok) {
    fill(stage, failure(answer));
    return;
  }
  const go = (at, focus) => {
    set({ at });
    show(stage, context).then(() => focus && stage.querySelector(`[data-step="${focus}"]`)?.focus());
  };
  const play = (event) => {
    const { kind, base, given, events, variant, title } = answer.record;
    const branch = { kind: kind === "refusal" ? base : kind, title, variant, given, events: [...events.slice(0, answer.at), event] };
    set({ record: undefined, inline: branch });
    go(answer.at + 1);
  };
  fill(
    stage,
    make("h2", { class: "record-title", lang: "en", dir: "ltr" }, answer.title || state.record || ""),
    answer.steps ? steps(answer, go) : null,
    make(
      "div",
      { class: "table-and-talk" },
      make("div", { class: "table" }, answer.drawings.slice(0, 1).map(drawn), answer.drawings.length > 1 ? make("details", { class: "others", open: innerWidth > 900 }, make("summary", {}, say("other-hands")), drawn(answer.drawings[1])) : null),
      make("div", { class: "talk" }, answer.refused ? refused(answer) : null, answer.hand ? hand(answer, play) : null, numbers(answer), all(answer), events(answer, go)),
    ),
  );
}

function steps(answer, go) {
  const last = answer.steps;
  const button = (name, sign, at) => make("button", { type: "button", class: "step", "data-step": name, disabled: at === answer.at || at < 0 || at > last, "aria-label": word(name), title: word(name), onclick: () => go(at, name) }, sign);
  const slide = make("input", { type: "range", min: "0", max: String(last), value: String(answer.at), "aria-label": word("step"), oninput: later(60, () => go(Number(slide.value), "slide")), "data-step": "slide" });
  const done = answer.at ? answer.events[answer.at - 1] : null;
  return make(
    "div",
    { class: "steps" },
    make("div", { class: "step-row", dir: "ltr" }, button("first", "⏮", 0), button("back", "◀", answer.at - 1), slide, button("next", "▶", answer.at + 1), button("end", "⏭", last)),
    make("p", { class: "happened", "aria-live": "polite" }, say("step-of", { at: answer.at, n: last }), done ? [" ", make("span", { lang: done.lang, dir: "auto" }, done.text)] : null),
  );
}

function refused(answer) {
  return make("section", { class: "box wrong" }, make("h3", { class: "box-title" }, say("refused")), make("p", {}, english_text(capital(answer.refused.reason)), " ", clause(answer.refused)));
}

function hand(answer, play) {
  const { seat, legal, forbidden, cards } = answer.hand;
  const name = answer.names[seat] ?? seat;
  const mark = (code) => make("span", { class: `card suit-${code[1]}` }, cards[code][0]);
  const free = (code) => make("button", { type: "button", class: "card-button", "aria-label": `${cards[code][0]}: ${word("play-card", { card: cards[code][1] })}`, title: word("play-card", { card: cards[code][1] }), onclick: () => play({ do: "play", seat, card: code }) }, mark(code));
  const barred = (one) => make("details", { class: "barred" }, make("summary", {}, mark(one.card), " ", make("span", { class: "barred-why" }, say("why-not"))), make("p", {}, english_text(`${capital(one.reason)}.`), " ", clause(one)));
  return make(
    "section",
    { class: "hand" },
    make("h3", {}, say("may-play", { seat: name })),
    make("div", { class: "card-row" }, legal.map(free)),
    forbidden.length ? make("h3", {}, say("may-not-play")) : null,
    make("div", { class: "barred-row" }, forbidden.map(barred)),
  );
}

function numbers(answer) {
  const items = answer.numbers.filter((one) => one.name === "item");
  const others = answer.numbers.filter((one) => one.name !== "item");
  if (!answer.numbers.length) {
    return null;
  }
  const one = (found) => make("li", { class: "item" }, make("span", { class: "item-side" }, answer.names[found.side] ?? found.side), make("span", { class: "item-heap" }, say(`number.${found.name}`)), make("span", { class: "item-value" }, String(found.value)), found.why.length ? why(found.why) : null);
  return make("section", {}, make("h3", {}, say("numbers")), make("ul", { class: "items" }, others.map(one), items.map((found) => item(found, answer.names))));
}

function all(answer) {
  return answer.lines.length ? make("details", { class: "all", open: !answer.hand && !answer.numbers.length }, make("summary", {}, say("everything")), lines(answer.lines)) : null;
}

function events(answer, go) {
  if (!answer.events.length) {
    return null;
  }
  const one = (event, place) => make("li", {}, make("button", { type: "button", class: "event", "aria-current": place + 1 === answer.at ? "step" : false, disabled: place + 1 > answer.steps, onclick: () => go(place + 1) }, make("span", { lang: event.lang, dir: "auto" }, event.text)));
  return make("details", { class: "events" }, make("summary", {}, say("events", { n: answer.events.length })), make("ol", {}, answer.events.map(one)));
}
