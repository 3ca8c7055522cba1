// Speaks the protocol for the engine behind places.ts, one line of JSON in, one out. Nothing to change here.

import { createInterface } from 'node:readline';
import * as places from './places.ts';
import type { Json } from './places.ts';

// Observes one place of a record; null if the engine has no answer.
function observe(record: Json, ask: Json): Json | null {
  const kind: string = record.base ?? record.kind;
  const events: Json[] = record.events;
  const count: number = ask.at === 'end' ? events.length : ask.at;
  const tried: Json | null = events[count] ?? null;
  let seen: Json | null = null;
  if (kind === 'position') {
    seen = places.position(record.given, tried);
  } else if (kind === 'declarations') {
    seen = places.declarations(record.given, events.slice(0, count), tried);
  } else if (kind === 'score') {
    seen = places.score(record.given);
  }
  return seen === null ? null : { at: ask.at, ...seen };
}

// Observes every place that is asked for.
function run(request: Json): Json {
  const observations: (Json | null)[] = request.ask.map((ask: Json) => observe(request.record, ask));
  if (observations.includes(null)) {
    return { status: 'skipped', reason: 'a place gave no answer' };
  }
  return { status: 'ok', observations };
}

// Takes a variant or says why not.
function variant(request: Json): Json {
  const reason = places.takeVariant(request.id, request.declaration);
  return reason === null ? { status: 'ok' } : { status: 'unsupported', reason };
}

// Answers one request.
function reply(request: Json): Json {
  switch (request.message) {
    case 'hello':
      return { protocol: '1.0', ...places.WHO };
    case 'variant':
      return variant(request);
    case 'run':
      return run(request);
    case 'stop':
      return {};
    default:
      return { message: 'error', reason: `unknown message ${request.message}` };
  }
}

// Answers one line; an exception becomes an error, and the program goes on.
function answer(line: string): Json {
  let head: Json = { message: 'error', seq: null };
  try {
    const request: Json = JSON.parse(line);
    head = { message: request.message ?? 'error', seq: request.seq ?? null };
    return { ...head, ...reply(request) };
  } catch (error) {
    const failed = head.message === 'run' ? { status: 'error' } : { message: 'error' };
    return { ...head, ...failed, reason: String(error) };
  }
}

// Answers line after line until stop or the end of input.
for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(line);
  process.stdout.write(JSON.stringify(said) + '\n');
  if (said.message === 'stop') break;
}
