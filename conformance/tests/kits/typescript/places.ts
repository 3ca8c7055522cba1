// The five places filled with a small engine for belote-fr: suit contracts, no declarations.
export type Json = Record<string, any>;
const TRUMP = '78QKTA9J', PLAIN = '789JQKTA', OTHER: Json = { NS: 'EW', EW: 'NS' };
const TRUMP_VALUES: Json = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 };
const PLAIN_VALUES: Json = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const side = (seat: string) => ('NS'.includes(seat[0]) ? 'NS' : 'EW');
const total = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
export const WHO: Json = { name: 'small engine', version: '1', language: 'TypeScript', variants: ['belote-fr'],
  kinds: ['position', 'score', 'refusal'], results: 'trace', refusals: 'refused' };
export const takeVariant = (variant: string, _: Json) => (variant === 'belote-fr' ? null : 'only belote-fr');
export const declarations = (_: Json, __: Json[], ___: Json | null): Json | null => null;
export function position({ contract, trick, seat, cards }: Json, tried: Json | null): Json | null {
  const trump = contract.denomination[0].toUpperCase(), led = trick[0]?.card[1];
  const plain = (card: string) => (card[1] === led ? PLAIN.indexOf(card[0]) : -1);
  const strength = (card: string) => (card[1] === trump ? 10 + TRUMP.indexOf(card[0]) : plain(card));
  const value = (card: string) => (card[1] === trump ? TRUMP_VALUES : PLAIN_VALUES)[card[0]] ?? 0;
  const best = [...trick].sort((a: Json, b: Json) => strength(b.card) - strength(a.card))[0];
  const points = total(trick.map((played: Json) => value(played.card)));
  if (!seat) return { winner: best.seat, trick: { winner: best.seat, points } };
  const followers = cards.filter((card: string) => card[1] === led);
  const trumps = cards.filter((card: string) => card[1] === trump);
  const over = trumps.filter((card: string) => best && strength(card) > strength(best.card));
  const free = !led || !trumps.length || (led !== trump && side(best.seat) === side(seat));
  const legal = led !== trump && followers.length ? followers : free ? cards : over.length ? over : trumps;
  const wrong = tried && (tried.seat !== seat || !legal.includes(tried.card));
  return { turn: seat, cards: legal, ...(wrong ? { refused: { phase: 'play', clause: 'play.follow' } } : {}) };
}
export function score({ contract, cards: taken, tricks, belote: said, pool = [], fault }: Json): Json | null {
  const cards: Json = { NS: 0, EW: 0, ...taken }, belote: Json = { NS: 0, EW: 0, ...said };
  const taker = side(contract.taker), other = OTHER[taker];
  const capot = (who: string) => (tricks && !tricks[OTHER[who]] ? 90 : 0);
  const [own, against] = [taker, other].map((who: string) => cards[who] + belote[who] + capot(who));
  const outcome = fault ? 'stopped' : own > against ? 'made' : own < against ? 'failed' : 'tied';
  const rows = ({ // side, code, game points, and the card points where they differ
    stopped: [[OTHER[fault?.side], 'cards.taken', 162], [taker, 'belote.own', belote[taker]]],
    failed: [[other, 'cards.taken', 162], [other, 'capot.taken', capot(other)], [taker, 'belote.own', belote[taker]]],
    tied: [[other, 'cards.own', cards[other]], ['pool', 'cards.hung', cards[taker]],
      ['pool', 'belote.hung', belote[taker]]],
    made: [[taker, 'cards.own', cards[taker]], [other, 'cards.own', cards[other]], [taker, 'capot.own', capot(taker)],
      [taker, 'belote.own', belote[taker]], [taker, 'hanging.paid', total(pool), 0]] } as Json)[outcome] as any[][];
  const paid = [...rows, [other, 'belote.own', belote[other]]].filter((row) => row[2]);
  const items = paid.map(([side, code, game, points = game]) => ({ side, code, points, factor: 1, game }));
  const sum = (who: string) => total(paid.map((row) => (row[0] === who ? row[2] : 0)));
  const left = outcome === 'tied' ? [...pool, cards[taker] + belote[taker]] : outcome === 'made' ? [] : pool;
  const tests = fault ? [] : [{ own, other: against }];
  return { outcome, items, score: { NS: sum('NS'), EW: sum('EW') }, pool: left, tests };
}
