// The five places filled with a small engine for belote-fr: suit contracts, no declarations.
const TRUMP = '78QKTA9J', PLAIN = '789JQKTA', OTHER = { NS: 'EW', EW: 'NS' };
const TRUMP_VALUES = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 }, PLAIN_VALUES = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const side = (seat) => ('NS'.includes(seat[0]) ? 'NS' : 'EW'), total = (numbers) => numbers.reduce((a, b) => a + b, 0);
export const WHO = { name: 'small engine', version: '1', language: 'JavaScript', variants: ['belote-fr'],
  kinds: ['position', 'score', 'refusal'], results: 'trace', refusals: 'refused' };
export const declarations = () => null, takeVariant = (id) => (id === 'belote-fr' ? null : 'only belote-fr');
export function position({ contract, trick, seat, cards }, tried) {
  const trump = contract.denomination[0].toUpperCase(), led = trick[0]?.card[1];
  const plain = (card) => (card[1] === led ? PLAIN.indexOf(card[0]) : -1);
  const strength = (card) => (card[1] === trump ? 10 + TRUMP.indexOf(card[0]) : plain(card));
  const value = (card) => (card[1] === trump ? TRUMP_VALUES : PLAIN_VALUES)[card[0]] ?? 0;
  const best = [...trick].sort((a, b) => strength(b.card) - strength(a.card))[0];
  const points = total(trick.map((played) => value(played.card)));
  if (!seat) return { winner: best.seat, trick: { winner: best.seat, points } };
  const followers = cards.filter((card) => card[1] === led), trumps = cards.filter((card) => card[1] === trump);
  const over = trumps.filter((card) => best && strength(card) > strength(best.card));
  const free = !led || !trumps.length || (led !== trump && side(best.seat) === side(seat));
  const legal = led !== trump && followers.length ? followers : free ? cards : over.length ? over : trumps;
  const wrong = tried && (tried.seat !== seat || !legal.includes(tried.card));
  return { turn: seat, cards: legal, ...(wrong ? { refused: { phase: 'play', clause: 'play.follow' } } : {}) };
}
export function score({ contract, cards: taken, tricks, belote: said, pool: held = [], fault }) {
  const none = { NS: 0, EW: 0 }, cards = { ...none, ...taken }, belote = { ...none, ...said };
  const taker = side(contract.taker), other = OTHER[taker], capot = (who) => (tricks && !tricks[OTHER[who]] ? 90 : 0);
  const [own, rest] = [taker, other].map((who) => cards[who] + belote[who] + capot(who));
  const outcome = fault ? 'stopped' : own > rest ? 'made' : own < rest ? 'failed' : 'tied';
  const rows = { // side, code, game points, and the card points where they differ
    stopped: [[OTHER[fault?.side], 'cards.taken', 162], [taker, 'belote.own', belote[taker]]],
    failed: [[other, 'cards.taken', 162], [other, 'capot.taken', capot(other)], [taker, 'belote.own', belote[taker]]],
    tied: [[other, 'cards.own', cards[other]], ['pool', 'cards.hung', cards[taker]],
      ['pool', 'belote.hung', belote[taker]]],
    made: [[taker, 'cards.own', cards[taker]], [other, 'cards.own', cards[other]], [taker, 'capot.own', capot(taker)],
      [taker, 'belote.own', belote[taker]], [taker, 'hanging.paid', total(held), 0]] }[outcome];
  const paid = [...rows, [other, 'belote.own', belote[other]]].filter((row) => row[2]);
  const items = paid.map(([side, code, game, points = game]) => ({ side, code, points, factor: 1, game }));
  const sum = (who) => total(paid.map((row) => (row[0] === who ? row[2] : 0)));
  const pool = outcome === 'tied' ? [...held, cards[taker] + belote[taker]] : outcome === 'made' ? [] : held;
  return { outcome, items, score: { NS: sum('NS'), EW: sum('EW') }, pool, tests: fault ? [] : [{ own, other: rest }] };
}
