// Edit a variant: the text, what is wrong with it at its line and column, and what a sound one changes.

import { fill, later, make } from "../dom.js";
import { editor } from "../editor.js";
import { busy, difference, failure, picker, problems } from "../parts.js";
import { named, say, word } from "../words.js";

const FIRST = "belote-fr";

export async function edit(root, context) {
  const { state, set, ask } = context;
  const base = (state.variant ?? FIRST).startsWith("@own") ? FIRST : (state.variant ?? FIRST);
  const found = make("div", { class: "result", "aria-live": "polite" });
  const place = make("div", { class: "editor" });
  const start = make("div", {});
  fill(root, start, place, found);

  const open = async (what, variant) => {
    const answer = await ask({ do: what, variant });
    if (answer.ok) {
      area.set(answer.text);
    } else {
      fill(found, failure(answer));
    }
  };
  const choose = (variant) => {
    set({ variant });
    fill(
      start,
      picker(context.catalogue, variant, word("start-from"), choose),
      make(
        "div",
        { class: "buttons" },
        make("button", { type: "button", class: "button", onclick: () => open("start", variant) }, say("new-table")),
        make("button", { type: "button", class: "button plain", onclick: () => open("source", variant) }, say("open-file")),
      ),
    );
  };

  const look = async (text) => {
    set({ text });
    found.classList.add("waiting");
    const answer = await ask({ do: "check", text, lang: state.lang });
    if (text !== area.text()) {
      return;
    }
    found.classList.remove("waiting");
    if (!answer.ok) {
      fill(found, failure(answer));
      return;
    }
    const notes = answer.notes.map((one) => ({ ...one, severity: "info" }));
    const all = [...answer.problems, ...notes];
    area.mark(all.filter((one) => one.here && one.line));
    fill(found, all.length ? told(answer.problems.length, all, area) : null, answer.problems.length ? null : sound(answer, context));
  };
  const area = editor(place, state.text ?? "", word("editor"), later(350, look));
  choose(base);
  fill(found, busy());
  if (state.text) {
    await look(state.text);
  } else {
    await open(state.variant && !state.variant.includes("+") ? "source" : "start", base);
  }
}

function told(wrong, all, area) {
  const head = wrong ? say("problems", { n: wrong }) : say("notes", { n: all.length });
  return make("section", { class: wrong ? "box wrong" : "box" }, make("h2", { class: "box-title" }, head), problems(all, area.go));
}

function sound(answer, context) {
  const name = named(answer.names, answer.id);
  const go = (tool, patch) => () => context.go(tool, patch);
  const tools = answer.abstract
    ? null
    : make(
        "div",
        { class: "buttons" },
        make("button", { type: "button", class: "button", onclick: go("score", { variant: "@own", score: undefined }) }, say("score-with-it")),
        answer.parent
          ? make("button", { type: "button", class: "button plain", onclick: go("compare", { variant: answer.parent, other: "@own" }) }, say("compare-with-parent", { name: answer.parent }))
          : null,
      );
  const labels = [answer.parent, answer.id];
  const changes = answer.changes ?? [];
  return make(
    "section",
    { class: "box right" },
    make("h2", { class: "box-title" }, say("sound", { name })),
    answer.parent ? make("p", {}, say("changes", { n: changes.length, name: answer.parent })) : null,
    tools,
    make("ul", { class: "differences" }, changes.map((one) => difference(one, labels))),
  );
}
