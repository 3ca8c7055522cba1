// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

#include <string.h>

#include "places.h"

static const char TRUMP[] = "78QKTA9J", PLAIN[] = "789JQKTA";

Json *who(void) {
    return json_read("{\"name\": \"small engine\", \"version\": \"1\", \"language\": \"C\","
                     "\"kinds\": [\"position\", \"score\", \"refusal\"], \"variants\": [\"belote-fr\"],"
                     "\"results\": \"trace\", \"refusals\": \"refused\"}");
}

const char *take_variant(const char *variant, const Json *declaration) {
    (void)declaration;
    return strcmp(variant, "belote-fr") == 0 ? NULL : "only belote-fr";
}

static const char *side(const char *seat) { return strchr("NS", seat[0]) ? "NS" : "EW"; }
static const char *other(const char *side) { return strcmp(side, "NS") == 0 ? "EW" : "NS"; }
static const char *text(const Json *object, const char *name) { return json_text(json_get(object, name)); }

static long strength(const char *card, char led, char trump) {
    if (card[1] == trump) {
        return 10 + (strchr(TRUMP, card[0]) - TRUMP);
    }
    return card[1] == led ? strchr(PLAIN, card[0]) - PLAIN : -1;
}

static long value(const char *card, char trump) {
    static const char ranks[] = "QKTAJ9";
    static const long trump_values[] = {3, 4, 10, 11, 20, 14}, plain_values[] = {3, 4, 10, 11, 2, 0};
    const char *found = strchr(ranks, card[0]);
    return found ? (card[1] == trump ? trump_values : plain_values)[found - ranks] : 0;
}

static int is_legal(const Json *given, const char *card, const Json *best, char led, char trump) {
    const Json *cards = json_get(given, "cards");
    int followers = 0, trumps = 0, over = 0;
    long held = best ? strength(text(best, "card"), led, trump) : 0;
    for (size_t i = 0; i < json_length(cards); i++) {
        const char *mine = json_text(json_at(cards, i));
        followers += mine[1] == led;
        trumps += mine[1] == trump;
        over += mine[1] == trump && strength(mine, led, trump) > held;
    }
    if (led != trump && followers) {
        return card[1] == led;
    }
    if (!best || !trumps || (led != trump && strcmp(side(text(best, "seat")), side(text(given, "seat"))) == 0)) {
        return 1;
    }
    return card[1] == trump && (!over || strength(card, led, trump) > held);
}

Json *position(const Json *given, const Json *tried) {
    const Json *trick = json_get(given, "trick"), *cards = json_get(given, "cards"), *best = NULL;
    const char *suits = "cCdDhHsS", *suit = strchr(suits, text(json_get(given, "contract"), "denomination")[0]);
    if (!suit || !*suit) {
        fail("no trump suit");
    }
    char trump = suit[1];
    char led = json_length(trick) ? text(json_at(trick, 0), "card")[1] : ' ';
    long points = 0;
    for (size_t i = 0; i < json_length(trick); i++) {
        const Json *played = json_at(trick, i);
        points += value(text(played, "card"), trump);
        if (!best || strength(text(played, "card"), led, trump) > strength(text(best, "card"), led, trump)) {
            best = played;
        }
    }
    Json *seen = json_object();
    if (!json_get(given, "seat")) {
        Json *won = json_set(json_object(), "winner", json_copy(json_get(best, "seat")));
        json_set(won, "points", json_integer(points));
        return json_set(json_set(seen, "winner", json_copy(json_get(best, "seat"))), "trick", won);
    }
    Json *legal = json_list();
    int allowed = 0;
    for (size_t i = 0; i < json_length(cards); i++) {
        const char *card = json_text(json_at(cards, i));
        if (is_legal(given, card, best, led, trump)) {
            json_add(legal, json_string(card));
            allowed |= json_is(json_get(tried, "card"), card) && json_is(json_get(tried, "seat"), text(given, "seat"));
        }
    }
    if (tried && !allowed) {
        json_set(seen, "refused", json_read("{\"phase\": \"play\", \"clause\": \"play.follow\"}"));
    }
    return json_set(json_set(seen, "turn", json_copy(json_get(given, "seat"))), "cards", legal);
}

Json *declarations(const Json *given, const Json *events, const Json *tried) {
    (void)given, (void)events, (void)tried;
    return NULL;
}

static long amount(const Json *given, const char *name, const char *side) {
    return json_number(json_get(json_get(given, name), side));
}

static long capot(const Json *given, const char *side) {
    return json_get(given, "tricks") && amount(given, "tricks", other(side)) == 0 ? 90 : 0;
}

static void add(Json *items, const char *side, const char *code, long points, long game) {
    if (game) {
        Json *item = json_set(json_object(), "side", json_string(side));
        json_set(json_set(item, "code", json_string(code)), "points", json_integer(points));
        json_add(items, json_set(json_set(item, "factor", json_integer(1)), "game", json_integer(game)));
    }
}

static Json *total(const Json *items, const char *side) {
    long sum = 0;
    for (size_t i = 0; i < json_length(items); i++) {
        const Json *item = json_at(items, i);
        sum += json_is(json_get(item, "side"), side) ? json_number(json_get(item, "game")) : 0;
    }
    return json_integer(sum);
}

Json *score(const Json *given) {
    const char *taker = side(text(json_get(given, "contract"), "taker")), *rival = other(taker);
    long cards = amount(given, "cards", taker), rest = amount(given, "cards", rival);
    long belote = amount(given, "belote", taker), their_belote = amount(given, "belote", rival);
    long own = cards + belote + capot(given, taker), against = rest + their_belote + capot(given, rival), hanging = 0;
    const char *outcome = own > against ? "made" : own < against ? "failed" : "tied";
    Json *items = json_list(), *pool = json_get(given, "pool") ? json_copy(json_get(given, "pool")) : json_list();
    if (json_get(given, "fault")) {
        outcome = "stopped";
        add(items, other(text(json_get(given, "fault"), "side")), "cards.taken", 162, 162);
        add(items, taker, "belote.own", belote, belote);
    } else if (own < against) {
        add(items, rival, "cards.taken", 162, 162);
        add(items, rival, "capot.taken", capot(given, rival), capot(given, rival));
        add(items, taker, "belote.own", belote, belote);
    } else if (own == against) {
        add(items, rival, "cards.own", rest, rest);
        add(items, "pool", "cards.hung", cards, cards);
        add(items, "pool", "belote.hung", belote, belote);
        json_add(pool, json_integer(cards + belote));
    } else {
        for (size_t i = 0; i < json_length(pool); i++) {
            hanging += json_number(json_at(pool, i));
        }
        add(items, taker, "cards.own", cards, cards);
        add(items, rival, "cards.own", rest, rest);
        add(items, taker, "capot.own", capot(given, taker), capot(given, taker));
        add(items, taker, "belote.own", belote, belote);
        add(items, taker, "hanging.paid", 0, hanging);
        pool = json_list();
    }
    add(items, rival, "belote.own", their_belote, their_belote);
    Json *seen = json_set(json_object(), "outcome", json_string(outcome));
    Json *written = json_set(json_object(), "NS", total(items, "NS"));
    Json *test = json_set(json_object(), "own", json_integer(own));
    json_set(seen, "score", json_set(written, "EW", total(items, "EW")));
    json_set(test, "other", json_integer(against));
    json_set(seen, "tests", json_get(given, "fault") ? json_list() : json_add(json_list(), test));
    return json_set(json_set(seen, "items", items), "pool", pool);
}
