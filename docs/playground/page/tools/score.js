// Score a deal from a few fields, as `belote score` does; every number says where it comes from.

import { fill, later, make } from "../dom.js";
import { busy, choices, failure, line, picker, why } from "../parts.js";
import { say, word } from "../words.js";

const FIRST = "belote-fr";

export async function score(root, context) {
  const { state, set, ask } = context;
  const variant = state.variant ?? FIRST;
  const own = context.ownName();
  const choose = (name) => {
    set({ variant: name });
    score(root, context);
  };
  const form = make("form", { class: "form", onsubmit: (event) => event.preventDefault() }, busy());
  const found = make("div", { class: "result", "aria-live": "polite" });
  fill(root, picker(context.catalogue, variant, word("variant"), choose, own), make("div", { class: "split" }, form, found));

  const fields = await ask({ do: "fields", variant, text: state.text ?? "", lang: state.lang });
  if (!fields.ok) {
    fill(form);
    fill(found, failure(fields));
    return;
  }
  const given = fitting(state.score ?? {}, fields);
  const look = async () => {
    set({ score: given });
    const answer = await ask({ do: "score", variant, text: state.text ?? "", given, lang: state.lang });
    fill(found, answer.ok ? scored(answer, fields) : failure(answer));
  };
  const soon = later(200, look);
  const draw = () => fill(form, body(fields, given, (again) => (again ? (draw(), soon()) : soon())));
  draw();
  await look();
}

// What was given before, as far as this table has it; else a made contract of the first side.
function fitting(old, fields) {
  const sides = fields.sides.map((one) => one.id);
  const names = fields.denominations.map((one) => one.id);
  const denomination = names.includes(old.contract?.denomination) ? old.contract.denomination : names.includes("hearts") ? "hearts" : names[0];
  const seats = fields.seats.map((one) => one.id);
  const contract = { denomination };
  const taker = old.contract ? old.contract.taker : sides[0];
  if ([...sides, ...seats].includes(taker)) {
    contract.taker = taker;
  }
  const amounts = fields.amounts.map((one) => one.id);
  if (amounts.includes(old.contract?.amount)) {
    contract.amount = old.contract.amount;
  } else if (fields.needs_amount) {
    contract.amount = amounts[0];
  }
  if (fields.levels.some((one) => one.level === old.contract?.level)) {
    contract.level = old.contract.level;
  }
  if (contract.level && sides.includes(old.contract?.last_raiser)) {
    contract.last_raiser = old.contract.last_raiser;
  }
  const known = old.cards && Object.keys(old.cards).every((side) => sides.includes(side));
  const cards = known ? { ...old.cards } : split(fields, denomination, sides);
  const last = sides.includes(old.last) ? old.last : sides[0];
  const kept = (name) => (known ? { ...(old[name] ?? {}) } : {});
  const given = { contract, cards, last, declarations: kept("declarations"), belote: kept("belote") };
  for (const name of ["tricks", "pool", "trump_jack", "last_deal"]) {
    if (known && old[name] !== undefined) {
      given[name] = old[name];
    }
  }
  return given;
}

function split(fields, denomination, sides) {
  const whole = fields.wholes[denomination];
  const first = Math.ceil((whole * 3) / 5);
  const rest = sides.slice(1).map((side) => [side, Math.floor((whole - first) / (sides.length - 1))]);
  return { [sides[0]]: whole - rest.reduce((sum, [, points]) => sum + points, 0), ...Object.fromEntries(rest) };
}

function body(fields, given, changed) {
  const { contract } = given;
  const put = (target, name, again = false) => (value) => {
    if (value === undefined || value === "") {
      delete target[name];
    } else {
      target[name] = value;
    }
    changed(again);
  };
  const sides = fields.sides;
  const nobody = fields.nobody ? [{ id: undefined, name: word("nobody") }] : [];
  const levels = [{ id: undefined, name: word("undoubled") }, ...fields.levels.map((one) => ({ id: one.level, name: one.name }))];
  return [
    choices("denomination", word("contract"), fields.denominations, contract.denomination, put(contract, "denomination")),
    fields.amounts.length ? amounts(fields, contract, put(contract, "amount")) : null,
    choices("taker", word("taker"), [...sides, ...nobody], contract.taker, put(contract, "taker")),
    fields.levels.length ? choices("level", word("level"), levels, contract.level, put(contract, "level")) : null,
    numbers("cards", word("card-points"), fields, given, changed, word("card-points-hint", { n: fields.wholes[contract.denomination] })),
    choices("last", word("last-trick"), sides, given.last, put(given, "last")),
    fields.declarations ? numbers("declarations", word("declared"), fields, given, changed, word("declared-hint")) : null,
    fields.belote ? belotes(fields, given, changed) : null,
    more(fields, given, changed, put),
  ];
}

function amounts(fields, contract, chosen) {
  const none = fields.needs_amount ? [] : [{ id: "", name: "–" }];
  const option = (one) => make("option", { value: String(one.id), selected: one.id === (contract.amount ?? "") }, one.name);
  const select = make("select", { class: "field", onchange: () => chosen(fields.amounts.find((one) => String(one.id) === select.value)?.id) }, [...none, ...fields.amounts].map(option));
  return make("label", { class: "labelled" }, make("span", {}, say("amount")), select);
}

// A number for each side. Of two sides' card points the other follows from the one that is written.
function numbers(name, legend, fields, given, changed, hint = "") {
  const inputs = new Map();
  const entered = (side) => {
    const input = inputs.get(side);
    const value = Number.parseInt(input.value, 10);
    given[name] ??= {};
    if (Number.isNaN(value)) {
      delete given[name][side];
    } else {
      given[name][side] = value;
    }
    const others = fields.sides.map((one) => one.id).filter((one) => one !== side);
    if (name === "cards" && others.length === 1 && !Number.isNaN(value)) {
      const rest = fields.wholes[given.contract.denomination] - value;
      given.cards[others[0]] = Math.max(0, rest);
      inputs.get(others[0]).value = String(Math.max(0, rest));
    }
    changed();
  };
  const one = (side) => {
    const value = given[name]?.[side.id];
    const input = make("input", { type: "number", class: "field", inputmode: "numeric", min: "0", max: "9999", name: `${name}.${side.id}`, value: value === undefined ? "" : String(value), oninput: () => entered(side.id) });
    inputs.set(side.id, input);
    return make("label", { class: "labelled" }, make("span", {}, side.name), input);
  };
  return make("fieldset", { class: "numbers" }, make("legend", {}, legend), make("div", { class: "number-row" }, fields.sides.map(one)), hint ? make("p", { class: "hint" }, hint) : null);
}

function belotes(fields, given, changed) {
  const sides = [{ id: "", name: word("nobody") }, ...fields.sides];
  const value = Object.keys(given.belote ?? {}).find((side) => given.belote[side]) ?? "";
  return choices("belote", word("belote", { n: fields.belote }), sides, value, (side) => {
    given.belote = side ? { [side]: fields.belote } : {};
    changed();
  });
}

function more(fields, given, changed, put) {
  const pool = make("input", { type: "number", class: "field", inputmode: "numeric", min: "0", value: given.pool?.[0] === undefined ? "" : String(given.pool[0]), oninput: () => put(given, "pool")(pool.value === "" ? undefined : [Number.parseInt(pool.value, 10)]) });
  const jack = [{ id: undefined, name: word("unknown") }, ...fields.sides];
  const last = make("input", { type: "checkbox", onchange: () => put(given, "last_deal")(last.checked || undefined) });
  last.checked = Boolean(given.last_deal);
  const open = Boolean(given.tricks || given.pool || given.trump_jack || given.last_deal || given.contract.last_raiser);
  return make(
    "details",
    { class: "more", open },
    make("summary", {}, say("more-fields")),
    fields.levels.length ? choices("raiser", word("raiser"), [{ id: undefined, name: word("unknown") }, ...fields.sides], given.contract.last_raiser, put(given.contract, "last_raiser")) : null,
    fields.belote ? numbers("belote", word("belote-points"), fields, given, changed, word("belote-hint", { n: fields.belote })) : null,
    numbers("tricks", word("tricks"), fields, given, changed, word("tricks-hint")),
    fields.pool ? make("label", { class: "labelled" }, make("span", {}, say("pool")), pool) : null,
    fields.jack ? choices("jack", word("trump-jack"), jack, given.trump_jack, put(given, "trump_jack")) : null,
    make("label", { class: "choice" }, last, make("span", {}, say("last-deal"))),
  );
}

function scored(answer, fields) {
  const names = Object.fromEntries(fields.sides.map((one) => [one.id, one.name]));
  const totals = answer.numbers.filter((one) => one.name === "total");
  const items = answer.numbers.filter((one) => one.name === "item");
  return [
    make("section", { class: "box right" }, make("h2", { class: "box-title" }, say(`outcome.${answer.score.outcome}`)), make("div", { class: "totals" }, totals.map((one) => total(one, names)))),
    answer.doubt ? make("p", { class: "box note" }, say("doubt", { found: answer.doubt.found, whole: answer.doubt.whole })) : null,
    answer.score.pool.length ? make("p", { class: "box" }, say("pool-holds", { points: answer.score.pool.join(", ") })) : null,
    make("h2", {}, say("items")),
    make("ul", { class: "items" }, items.map((one) => item(one, names))),
    make("h2", {}, say("verdict")),
    make("ul", { class: "lines" }, answer.verdict.map(line)),
  ];
}

function total(one, names) {
  return make("div", { class: "total" }, make("span", { class: "total-name" }, names[one.side] ?? one.side), make("output", { class: "total-value", "data-side": one.side }, String(one.value)), why(one.why));
}

export function item(one, names) {
  const heap = word(`heap.${one.item.code.split(".")[0]}`);
  const sum = one.item.points && one.item.factor !== 1 ? `${one.item.points} × ${one.item.factor} = ` : "";
  const side = one.side === "pool" ? word("the-pool") : (names[one.side] ?? one.side);
  return make("li", { class: "item" }, make("span", { class: "item-side" }, side), make("span", { class: "item-heap" }, heap), make("span", { class: "item-value", dir: "ltr" }, `${sum}${one.value}`), why(one.why));
}
