// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

package main

import "strings"

var who = Json{
	"name": "small engine", "version": "1", "language": "Go",
	"kinds":    []string{"position", "score", "refusal"},
	"variants": []string{"belote-fr"},
	"results":  "trace", "refusals": "refused",
}

const trumpOrder, plainOrder = "78QKTA9J", "789JQKTA"

var trumpValues = map[byte]int{'J': 20, '9': 14, 'A': 11, 'T': 10, 'K': 4, 'Q': 3}
var plainValues = map[byte]int{'A': 11, 'T': 10, 'K': 4, 'Q': 3, 'J': 2}

func takeVariant(variant string, declaration Json) string {
	if variant == "belote-fr" {
		return ""
	}
	return "only belote-fr"
}

// The suits that matter to the strength of a card.
type suits struct{ trump, led byte }

func (s suits) strength(card string) int {
	switch card[1] {
	case s.trump:
		return 10 + strings.IndexByte(trumpOrder, card[0])
	case s.led:
		return strings.IndexByte(plainOrder, card[0])
	}
	return -1
}

func (s suits) value(card string) int {
	if card[1] == s.trump {
		return trumpValues[card[0]]
	}
	return plainValues[card[0]]
}

func position(given Json, tried Json) Json {
	s := suits{trump: strings.ToUpper(text(object(given["contract"])["denomination"]))[0]}
	var best Json
	points := 0
	for i, each := range list(given["trick"]) {
		played := object(each)
		card := text(played["card"])
		if i == 0 {
			s.led = card[1]
		}
		points += s.value(card)
		if best == nil || s.strength(card) > s.strength(text(best["card"])) {
			best = played
		}
	}
	if given["seat"] == nil {
		return Json{"winner": best["seat"], "trick": Json{"winner": best["seat"], "points": points}}
	}
	cards := legal(given, best, s)
	seen := Json{"turn": given["seat"], "cards": cards}
	allowed := false
	for _, card := range cards {
		allowed = allowed || tried != nil && card == tried["card"] && tried["seat"] == given["seat"]
	}
	if tried != nil && !allowed {
		seen["refused"] = Json{"phase": "play", "clause": "play.follow"}
	}
	return seen
}

func legal(given Json, best Json, s suits) []string {
	var cards, followers, trumps, over []string
	for _, each := range list(given["cards"]) {
		card := text(each)
		cards = append(cards, card)
		if card[1] == s.led {
			followers = append(followers, card)
		}
		if card[1] == s.trump {
			trumps = append(trumps, card)
			if best != nil && s.strength(card) > s.strength(text(best["card"])) {
				over = append(over, card)
			}
		}
	}
	switch {
	case s.led != s.trump && followers != nil:
		return followers
	case best == nil || trumps == nil || s.led != s.trump && side(best["seat"]) == side(given["seat"]):
		return cards
	case over != nil:
		return over
	}
	return trumps
}

func declarations(given Json, events []any, tried Json) Json {
	return nil
}

func score(given Json) Json {
	taker := side(object(given["contract"])["taker"])
	rival := other(taker)
	cards, rest := amount(given, "cards", taker), amount(given, "cards", rival)
	belote, theirBelote := amount(given, "belote", taker), amount(given, "belote", rival)
	own, against := cards+belote+capot(given, taker), rest+theirBelote+capot(given, rival)
	pool, hanging, items, outcome := []int{}, 0, []Json{}, "made"
	total := map[string]int{}
	write := func(side string, code string, points int, game int) {
		if game != 0 {
			items = append(items, Json{"side": side, "code": code, "points": points, "factor": 1, "game": game})
			total[side] += game
		}
	}
	if given["pool"] != nil {
		for _, stake := range list(given["pool"]) {
			pool = append(pool, number(stake))
			hanging += number(stake)
		}
	}
	switch {
	case given["fault"] != nil:
		outcome = "stopped"
		write(other(text(object(given["fault"])["side"])), "cards.taken", 162, 162)
		write(taker, "belote.own", belote, belote)
	case own < against:
		outcome = "failed"
		write(rival, "cards.taken", 162, 162)
		write(rival, "capot.taken", capot(given, rival), capot(given, rival))
		write(taker, "belote.own", belote, belote)
	case own == against:
		outcome = "tied"
		write(rival, "cards.own", rest, rest)
		write("pool", "cards.hung", cards, cards)
		write("pool", "belote.hung", belote, belote)
		pool = append(pool, cards+belote)
	default:
		write(taker, "cards.own", cards, cards)
		write(rival, "cards.own", rest, rest)
		write(taker, "capot.own", capot(given, taker), capot(given, taker))
		write(taker, "belote.own", belote, belote)
		write(taker, "hanging.paid", 0, hanging)
		pool = []int{}
	}
	write(rival, "belote.own", theirBelote, theirBelote)
	tests := []Json{}
	if outcome != "stopped" {
		tests = []Json{{"own": own, "other": against}}
	}
	return Json{
		"outcome": outcome, "items": items, "pool": pool, "tests": tests,
		"score": Json{"NS": total["NS"], "EW": total["EW"]},
	}
}

func side(seat any) string {
	if strings.ContainsAny(text(seat), "NS") {
		return "NS"
	}
	return "EW"
}

func other(side string) string {
	if side == "NS" {
		return "EW"
	}
	return "NS"
}

func amount(given Json, name string, side string) int {
	if given[name] == nil || object(given[name])[side] == nil {
		return 0
	}
	return number(object(given[name])[side])
}

func capot(given Json, side string) int {
	if given["tricks"] != nil && amount(given, "tricks", other(side)) == 0 {
		return 90
	}
	return 0
}
