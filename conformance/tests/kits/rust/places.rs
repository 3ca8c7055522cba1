// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

use crate::json::{object, Json};

const TRUMP: &str = "78QKTA9J";
const PLAIN: &str = "789JQKTA";

pub fn who() -> Json {
    object(vec![
        ("name", "small engine".into()), ("version", "1".into()), ("language", "Rust".into()),
        ("kinds", vec!["position".into(), "score".into(), "refusal".into()].into()),
        ("variants", vec!["belote-fr".into()].into()),
        ("results", "trace".into()), ("refusals", "refused".into()),
    ])
}

pub fn take_variant(variant: &str, _declaration: &Json) -> Option<String> {
    if variant == "belote-fr" { None } else { Some("only belote-fr".to_string()) }
}

/// The suits that matter to the strength of a card; `led` is a space before the first card.
struct Suits {
    trump: char,
    led: char,
}

impl Suits {
    fn strength(&self, card: &str) -> i64 {
        let (rank, suit) = parts(card);
        if suit == self.trump {
            return 10 + TRUMP.find(rank).unwrap() as i64;
        }
        if suit == self.led { PLAIN.find(rank).unwrap() as i64 } else { -1 }
    }

    fn value(&self, card: &str) -> i64 {
        match parts(card) {
            ('J', suit) if suit == self.trump => 20,
            ('9', suit) if suit == self.trump => 14,
            ('A', _) => 11,
            ('T', _) => 10,
            ('K', _) => 4,
            ('Q', _) => 3,
            ('J', _) => 2,
            _ => 0,
        }
    }
}

fn parts(card: &str) -> (char, char) {
    let mut letters = card.chars();
    (letters.next().unwrap(), letters.next().unwrap())
}

pub fn position(given: &Json, tried: Option<&Json>) -> Option<Json> {
    let trick = given.get("trick").items();
    let denomination = given.get("contract").get("denomination").text();
    let led = trick.first().map_or(' ', |played| parts(played.get("card").text()).1);
    let suits = Suits { trump: denomination.chars().next().unwrap().to_ascii_uppercase(), led };
    let best = trick.iter().max_by_key(|played| suits.strength(played.get("card").text()));
    if given.get("seat").is_null() {
        let winner = best.unwrap().get("seat");
        let points: i64 = trick.iter().map(|played| suits.value(played.get("card").text())).sum();
        let won = object(vec![("winner", winner.clone()), ("points", points.into())]);
        return Some(object(vec![("winner", winner.clone()), ("trick", won)]));
    }
    let cards = legal(given, best, &suits);
    let wrong = |tried: &Json| tried.get("seat") != given.get("seat") || !cards.contains(tried.get("card"));
    let illegal = tried.is_some_and(wrong);
    let seen = object(vec![("turn", given.get("seat").clone()), ("cards", cards.into())]);
    let refused = object(vec![("phase", "play".into()), ("clause", "play.follow".into())]);
    Some(if illegal { seen.with(object(vec![("refused", refused)])) } else { seen })
}

fn legal(given: &Json, best: Option<&Json>, suits: &Suits) -> Vec<Json> {
    let cards = given.get("cards").items();
    let of_suit = |suit| cards.iter().filter(|card| parts(card.text()).1 == suit).cloned().collect::<Vec<Json>>();
    let (followers, trumps) = (of_suit(suits.led), of_suit(suits.trump));
    if suits.led != suits.trump && !followers.is_empty() {
        return followers;
    }
    let Some(best) = best else { return cards.to_vec() };
    let partner = side(best.get("seat").text()) == side(given.get("seat").text());
    if trumps.is_empty() || (suits.led != suits.trump && partner) {
        return cards.to_vec();
    }
    let held = suits.strength(best.get("card").text());
    let over: Vec<Json> = trumps.iter().filter(|card| suits.strength(card.text()) > held).cloned().collect();
    if over.is_empty() { trumps } else { over }
}

pub fn declarations(_given: &Json, _events: &[Json], _tried: Option<&Json>) -> Option<Json> {
    None
}

pub fn score(given: &Json) -> Option<Json> {
    let taker = side(given.get("contract").get("taker").text());
    let rival = other(taker);
    let amount = |name: &str, side: &str| given.get(name).get(side).number();
    let capot = |side: &str| if !given.get("tricks").is_null() && amount("tricks", other(side)) == 0 { 90 } else { 0 };
    let (cards, rest) = (amount("cards", taker), amount("cards", rival));
    let (belote, their_belote) = (amount("belote", taker), amount("belote", rival));
    let (own, against) = (cards + belote + capot(taker), rest + their_belote + capot(rival));
    let mut pool = given.get("pool").items().to_vec();
    let mut outcome = if own > against { "made" } else if own < against { "failed" } else { "tied" };
    // Side, code, card points, game points.
    let mut rows = match outcome {
        _ if !given.get("fault").is_null() => {
            outcome = "stopped";
            let innocent = other(given.get("fault").get("side").text());
            vec![(innocent, "cards.taken", 162, 162), (taker, "belote.own", belote, belote)]
        }
        "failed" => vec![
            (rival, "cards.taken", 162, 162),
            (rival, "capot.taken", capot(rival), capot(rival)),
            (taker, "belote.own", belote, belote),
        ],
        "tied" => {
            pool.push((cards + belote).into());
            vec![
                (rival, "cards.own", rest, rest),
                ("pool", "cards.hung", cards, cards),
                ("pool", "belote.hung", belote, belote),
            ]
        }
        _ => {
            let hanging = pool.drain(..).map(|stake| stake.number()).sum();
            vec![
                (taker, "cards.own", cards, cards),
                (rival, "cards.own", rest, rest),
                (taker, "capot.own", capot(taker), capot(taker)),
                (taker, "belote.own", belote, belote),
                (taker, "hanging.paid", 0, hanging),
            ]
        }
    };
    rows.push((rival, "belote.own", their_belote, their_belote));
    rows.retain(|row| row.3 != 0);
    let total = |side: &str| -> i64 { rows.iter().filter(|row| row.0 == side).map(|row| row.3).sum() };
    let test = object(vec![("own", own.into()), ("other", against.into())]);
    Some(object(vec![
        ("outcome", outcome.into()),
        ("score", object(vec![("NS", total("NS").into()), ("EW", total("EW").into())])),
        ("items", rows.iter().map(item).collect::<Vec<Json>>().into()),
        ("pool", pool.into()),
        ("tests", if outcome == "stopped" { vec![] } else { vec![test] }.into()),
    ]))
}

fn item((side, code, points, game): &(&str, &str, i64, i64)) -> Json {
    let amounts = object(vec![("points", (*points).into()), ("factor", 1.into()), ("game", (*game).into())]);
    object(vec![("side", (*side).into()), ("code", (*code).into())]).with(amounts)
}

fn side(seat: &str) -> &'static str {
    if seat.starts_with(['N', 'S']) { "NS" } else { "EW" }
}

fn other(side: &str) -> &'static str {
    if side == "NS" { "EW" } else { "NS" }
}
