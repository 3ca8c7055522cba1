// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

typealias Json = [String: Any]

let who: Json = [
    "name": "small engine", "version": "1", "language": "Swift",
    "kinds": ["position", "score", "refusal"], "variants": ["belote-fr"],
    "results": "trace", "refusals": "refused",
]
let trumpOrder = Array("78QKTA9J"), plainOrder = Array("789JQKTA")
let trumpValues: [Character: Int] = ["J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3]
let plainValues: [Character: Int] = ["A": 11, "T": 10, "K": 4, "Q": 3, "J": 2]

func takeVariant(_ variant: String, _ declaration: Json) throws -> String? {
    return variant == "belote-fr" ? nil : "only belote-fr"
}

// The suits that matter to the strength of a card.
struct Suits {
    let trump: Character, led: Character?

    func strength(_ card: String) -> Int {
        if card.last == trump { return 10 + trumpOrder.firstIndex(of: card.first!)! }
        return card.last == led ? plainOrder.firstIndex(of: card.first!)! : -1
    }

    func value(_ card: String) -> Int {
        return (card.last == trump ? trumpValues : plainValues)[card.first!] ?? 0
    }
}

func position(_ given: Json, _ tried: Json?) throws -> Json? {
    guard let contract = given["contract"] as? Json, let trick = given["trick"] as? [[String: String]],
        let denomination = contract["denomination"] as? String
    else { throw Failure(description: "no contract or no trick") }
    let suits = Suits(trump: denomination.uppercased().first!, led: trick.first?["card"]?.last)
    let best = trick.max { suits.strength($0["card"]!) < suits.strength($1["card"]!) }
    guard let seat = given["seat"] as? String, let cards = given["cards"] as? [String] else {
        let points = trick.map { suits.value($0["card"]!) }.reduce(0, +)
        return ["winner": best!["seat"]!, "trick": ["winner": best!["seat"]!, "points": points] as Json]
    }
    let legal = legalCards(cards, seat, best, suits)
    var seen: Json = ["turn": seat, "cards": legal]
    if let tried, tried["seat"] as? String != seat || !legal.contains(tried["card"] as? String ?? "") {
        seen["refused"] = ["phase": "play", "clause": "play.follow"]
    }
    return seen
}

func legalCards(_ cards: [String], _ seat: String, _ best: [String: String]?, _ suits: Suits) -> [String] {
    let followers = cards.filter { $0.last == suits.led }, trumps = cards.filter { $0.last == suits.trump }
    if suits.led != suits.trump && !followers.isEmpty { return followers }
    guard let best, !trumps.isEmpty, suits.led == suits.trump || side(best["seat"]!) != side(seat) else { return cards }
    let over = trumps.filter { suits.strength($0) > suits.strength(best["card"]!) }
    return over.isEmpty ? trumps : over
}

func declarations(_ given: Json, _ events: [Json], _ tried: Json?) throws -> Json? {
    return nil
}

func score(_ given: Json) throws -> Json? {
    guard let contract = given["contract"] as? Json, let seat = contract["taker"] as? String else {
        throw Failure(description: "no contract or no taker")
    }
    func amount(_ name: String, _ side: String) -> Int { return (given[name] as? [String: Int])?[side] ?? 0 }
    func capot(_ side: String) -> Int { return given["tricks"] != nil && amount("tricks", other(side)) == 0 ? 90 : 0 }
    let taker = side(seat), rival = other(taker)
    let cards = amount("cards", taker), rest = amount("cards", rival)
    let belote = amount("belote", taker), theirBelote = amount("belote", rival)
    let own = cards + belote + capot(taker), against = rest + theirBelote + capot(rival)
    var pool = given["pool"] as? [Int] ?? [], items: [Json] = [], total = ["NS": 0, "EW": 0]
    func write(_ side: String, _ code: String, _ points: Int, _ game: Int) {
        if game == 0 { return }
        items.append(["side": side, "code": code, "points": points, "factor": 1, "game": game])
        total[side, default: 0] += game
    }
    var outcome = own > against ? "made" : own < against ? "failed" : "tied"
    if let fault = given["fault"] as? [String: String] {
        outcome = "stopped"
        write(other(fault["side"]!), "cards.taken", 162, 162)
        write(taker, "belote.own", belote, belote)
    } else if outcome == "failed" {
        write(rival, "cards.taken", 162, 162)
        write(rival, "capot.taken", capot(rival), capot(rival))
        write(taker, "belote.own", belote, belote)
    } else if outcome == "tied" {
        write(rival, "cards.own", rest, rest)
        write("pool", "cards.hung", cards, cards)
        write("pool", "belote.hung", belote, belote)
        pool.append(cards + belote)
    } else {
        write(taker, "cards.own", cards, cards)
        write(rival, "cards.own", rest, rest)
        write(taker, "capot.own", capot(taker), capot(taker))
        write(taker, "belote.own", belote, belote)
        write(taker, "hanging.paid", 0, pool.reduce(0, +))
        pool = []
    }
    write(rival, "belote.own", theirBelote, theirBelote)
    return [
        "outcome": outcome, "items": items, "pool": pool, "score": ["NS": total["NS"]!, "EW": total["EW"]!],
        "tests": outcome == "stopped" ? [] : [["own": own, "other": against]],
    ]
}

func side(_ seat: String) -> String { return "NS".contains(seat.first!) ? "NS" : "EW" }

func other(_ side: String) -> String { return side == "NS" ? "EW" : "NS" }
