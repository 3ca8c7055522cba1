// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

final class Places {
    static final Map<String, Object> WHO = Json.object(
        "name", "small engine", "version", "1", "language", "Java",
        "kinds", List.of("position", "score", "refusal"), "variants", List.of("belote-fr"),
        "results", "trace", "refusals", "refused");
    private static final String TRUMP = "78QKTA9J";
    private static final String PLAIN = "789JQKTA";
    private static final Map<Character, Integer> TRUMP_VALUES =
        Map.of('J', 20, '9', 14, 'A', 11, 'T', 10, 'K', 4, 'Q', 3);
    private static final Map<Character, Integer> PLAIN_VALUES = Map.of('A', 11, 'T', 10, 'K', 4, 'Q', 3, 'J', 2);

    static String takeVariant(String variant, Map<String, Object> declaration) {
        return variant.equals("belote-fr") ? null : "only belote-fr";
    }

    static Map<String, Object> position(Map<String, Object> given, Map<String, Object> tried) {
        String denomination = (String) Json.object(given.get("contract")).get("denomination");
        char trump = Character.toUpperCase(denomination.charAt(0));
        List<Map<String, Object>> trick = Json.objects(given.get("trick"));
        char led = trick.isEmpty() ? ' ' : card(trick.get(0)).charAt(1);
        Map<String, Object> best = null;
        int points = 0;
        for (Map<String, Object> played : trick) {
            points += value(card(played), trump);
            if (best == null || strength(card(played), led, trump) > strength(card(best), led, trump)) {
                best = played;
            }
        }
        if (!given.containsKey("seat")) {
            Object winner = best.get("seat");
            return Json.object("winner", winner, "trick", Json.object("winner", winner, "points", points));
        }
        List<String> cards = legal(given, best, led, trump);
        Map<String, Object> seen = Json.object("turn", given.get("seat"), "cards", cards);
        if (tried != null && !(tried.get("seat").equals(given.get("seat")) && cards.contains(card(tried)))) {
            seen.put("refused", Json.object("phase", "play", "clause", "play.follow"));
        }
        return seen;
    }

    private static List<String> legal(Map<String, Object> given, Map<String, Object> best, char led, char trump) {
        List<String> cards = Json.words(given.get("cards"));
        List<String> followers = cards.stream().filter(card -> card.charAt(1) == led).toList();
        List<String> trumps = cards.stream().filter(card -> card.charAt(1) == trump).toList();
        if (led != trump && !followers.isEmpty()) {
            return followers;
        }
        if (best == null || trumps.isEmpty()
                || led != trump && side(best.get("seat")).equals(side(given.get("seat")))) {
            return cards;
        }
        int held = strength(card(best), led, trump);
        List<String> over = trumps.stream().filter(card -> strength(card, led, trump) > held).toList();
        return over.isEmpty() ? trumps : over;
    }

    private static String card(Map<String, Object> played) {
        return (String) played.get("card");
    }

    private static int strength(String card, char led, char trump) {
        if (card.charAt(1) == trump) {
            return 10 + TRUMP.indexOf(card.charAt(0));
        }
        return card.charAt(1) == led ? PLAIN.indexOf(card.charAt(0)) : -1;
    }

    private static int value(String card, char trump) {
        return (card.charAt(1) == trump ? TRUMP_VALUES : PLAIN_VALUES).getOrDefault(card.charAt(0), 0);
    }

    static Map<String, Object> declarations(
            Map<String, Object> given, List<Map<String, Object>> events, Map<String, Object> tried) {
        return null;
    }

    static Map<String, Object> score(Map<String, Object> given) {
        String taker = side(Json.object(given.get("contract")).get("taker"));
        String other = other(taker);
        int takerCards = amount(given, "cards", taker);
        int otherCards = amount(given, "cards", other);
        int takerBelote = amount(given, "belote", taker);
        int otherBelote = amount(given, "belote", other);
        int own = takerCards + takerBelote + capot(given, taker);
        int against = otherCards + otherBelote + capot(given, other);
        String outcome = own > against ? "made" : own < against ? "failed" : "tied";
        List<Object> pool = new ArrayList<>(Json.list(given.getOrDefault("pool", List.of())));
        List<Object> items = new ArrayList<>();
        if (given.containsKey("fault")) {
            outcome = "stopped";
            write(items, other((String) Json.object(given.get("fault")).get("side")), "cards.taken", 162, 162);
            write(items, taker, "belote.own", takerBelote, takerBelote);
        } else if (outcome.equals("failed")) {
            write(items, other, "cards.taken", 162, 162);
            write(items, other, "capot.taken", capot(given, other), capot(given, other));
            write(items, taker, "belote.own", takerBelote, takerBelote);
        } else if (outcome.equals("tied")) {
            write(items, other, "cards.own", otherCards, otherCards);
            write(items, "pool", "cards.hung", takerCards, takerCards);
            write(items, "pool", "belote.hung", takerBelote, takerBelote);
            pool.add(takerCards + takerBelote);
        } else {
            write(items, taker, "cards.own", takerCards, takerCards);
            write(items, other, "cards.own", otherCards, otherCards);
            write(items, taker, "capot.own", capot(given, taker), capot(given, taker));
            write(items, taker, "belote.own", takerBelote, takerBelote);
            write(items, taker, "hanging.paid", 0, pool.stream().mapToInt(Json::number).sum());
            pool = List.of();
        }
        write(items, other, "belote.own", otherBelote, otherBelote);
        return Json.object(
            "outcome", outcome, "items", items, "pool", pool,
            "score", Json.object("NS", total(items, "NS"), "EW", total(items, "EW")),
            "tests", outcome.equals("stopped") ? List.of() : List.of(Json.object("own", own, "other", against)));
    }

    private static void write(List<Object> items, String side, String code, int points, int game) {
        if (game != 0) {
            items.add(Json.object("side", side, "code", code, "points", points, "factor", 1, "game", game));
        }
    }

    private static int total(List<Object> items, String side) {
        return Json.objects(items).stream()
            .filter(item -> item.get("side").equals(side)).mapToInt(item -> (int) item.get("game")).sum();
    }

    private static String side(Object seat) {
        return "NS".indexOf(((String) seat).charAt(0)) >= 0 ? "NS" : "EW";
    }

    private static String other(String side) {
        return side.equals("NS") ? "EW" : "NS";
    }

    private static int amount(Map<String, Object> given, String name, String side) {
        return given.containsKey(name) ? Json.number(Json.object(given.get(name)).getOrDefault(side, 0L)) : 0;
    }

    private static int capot(Map<String, Object> given, String side) {
        return given.containsKey("tricks") && amount(given, "tricks", other(side)) == 0 ? 90 : 0;
    }

    private Places() {}
}
