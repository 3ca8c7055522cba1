// Which game do we play: one question at a time, and which tables are left.

import { fill, make } from "../dom.js";
import { busy, clause, failure } from "../parts.js";
import { english_text, named, say, sentence } from "../words.js";

export async function which(root, context) {
  const { state, set, ask } = context;
  const answers = { ...(state.answers ?? {}) };
  fill(root, busy());
  const found = await ask({ do: "ask", answers, lang: state.lang });
  if (!found.ok) {
    fill(root, failure(found));
    return;
  }
  const answer = (subject, number) => {
    set({ answers: { ...answers, [subject]: number } });
    which(root, context).then(() => root.querySelector("h2")?.focus());
  };
  const take = (subject) => {
    delete answers[subject];
    set({ answers: Object.keys(answers).length ? answers : undefined });
    which(root, context);
  };
  fill(root, make("div", { class: "split" }, found.next ? question(found.next, answer, context) : make("p", { class: "box right" }, say("no-more-questions")), outcome(found, take, context)));
}

function question(next, answer, context) {
  const one = (choice) => make("button", { type: "button", class: "answer", onclick: () => answer(next.subject, choice.number) }, make("span", {}, sentence(choice)));
  const open = () => context.go("replay", { variant: undefined, record: next.example.record, inline: undefined, at: 0, answers: undefined });
  return make(
    "section",
    { class: "question" },
    make("h2", { tabindex: "-1" }, english_text(next.heading), " ", clause(next)),
    make("div", { class: "answers" }, next.answers.map(one), make("button", { type: "button", class: "answer unsure", onclick: () => answer(next.subject, 0) }, say("do-not-know"))),
    next.example ? make("p", { class: "quiet" }, say("for-example"), " ", make("button", { type: "button", class: "link", onclick: open }, english_text(next.example.title))) : null,
  );
}

function outcome(found, take, context) {
  const given = (one) => make("li", { class: "given" }, make("span", {}, english_text(one.heading), ": ", one.number ? sentence(one) : say("do-not-know")), make("button", { type: "button", class: "remove", onclick: () => take(one.subject), "aria-label": `${context.word("take-back")}: ${one.heading}`, title: context.word("take-back") }, "✕"));
  const head = found.found.length ? say("found", { name: found.found[0] }) : found.left ? say("left", { n: found.left }) : say("none-left");
  const shown = found.left ? found.agreeing : found.others.slice(0, 5);
  return make(
    "section",
    { class: "outcome", "aria-live": "polite" },
    make("h2", {}, head),
    make("ul", { class: "tables" }, shown.map((one) => table(one, context))),
    found.left > shown.length ? make("p", { class: "quiet" }, say("and-more", { n: found.left - shown.length })) : null,
    found.given.length ? [make("h3", {}, say("answers", { n: found.given.length })), make("ul", { class: "givens" }, found.given.map(given)), house(found, context)] : null,
    found.given.length && found.others.length && found.left ? excluded(found) : null,
  );
}

function table(one, context) {
  const open = () => context.go("edit", { variant: one.name, text: undefined, answers: undefined });
  return make("li", { class: "table-row" }, make("button", { type: "button", class: "link", onclick: open }, named(one.names, one.name)), " ", make("code", { dir: "ltr" }, one.name), against(one));
}

function against(one) {
  const row = (found) => make("li", {}, english_text(found.heading), ": ", sentence(found.there));
  return one.against.length ? make("details", { class: "why" }, make("summary", {}, say("against", { n: one.against.length })), make("ul", {}, one.against.map(row))) : null;
}

function excluded(found) {
  return make("details", {}, make("summary", {}, say("excluded")), make("ul", { class: "tables" }, found.others.map((one) => make("li", {}, named(one.names, one.name), " ", against(one)))));
}

function house(found, context) {
  const write = async () => {
    const made = await context.ask({ do: "house", answers: context.state.answers ?? {}, lang: context.state.lang });
    if (made.ok) {
      context.go("edit", { variant: undefined, text: made.text, answers: undefined });
    } else {
      context.tell(made.reason ?? made.failed ?? made.problems?.[0]?.message ?? "");
    }
  };
  return make("div", { class: "buttons" }, make("button", { type: "button", class: "button", onclick: write }, say("write-table")));
}
