// The five places to fill in; Adapter.cs does the rest. Cards are rank and suit, ten is T, as "JH"; seats are N, E,
// S, W; sides NS, EW. What a record holds and what can be observed of it: spec/clauses/record.md.

using System.Text.Json.Nodes;

static class Places
{
    // PLACE 1 of 5: who you are. kinds: what you can run, of these four; in a refusal the last event is refused.
    // variants: the ids you play, with options, as "belote-fr+rounded"; left out, you are sent every variant.
    // results: "totals" compares the score, "items" also the outcome and what is written, "trace" also legal cards.
    // refusals: "refused" compares that it is refused, "phase" also when, "code" also why.
    public static JsonObject Who() => new()
    {
        ["name"] = "adapter kit", ["version"] = "0", ["language"] = "C#",
        ["kinds"] = new JsonArray("position", "declarations", "score", "refusal"),
        ["results"] = "trace", ["refusals"] = "refused",
    };

    public static string? TakeVariant(string variant, JsonObject declaration)
    {
        // PLACE 2 of 5: take a variant, or say unsupported. In: its id and its complete rules, a resolved declaration
        //   (spec/schema/variant.schema.json). The records that follow are of this variant, until another is sent.
        // Out: nothing if you play it; else why not, in a few words: its records then count as unsupported.
        return null;
    }

    public static JsonObject? Position(JsonObject given, JsonObject? tried)
    {
        // PLACE 3 of 5: the legal cards of a seat, or the winner of a complete trick.
        // In: given.contract, {"denomination": "hearts", "taker": "N"}; given.trick, [{"seat": "W", "card": "9H"}],
        //   first card first; given.seat plays from given.cards, ["JH", "TS"]; without a seat the trick is complete.
        //   tried: the next event, {"seat": "E", "do": "play", "card": "TS"}, or nothing.
        // Out: {"turn": "E", "cards": ["JH"]}, and, if tried is illegal, "refused": {"phase": "play", "clause":
        //   "play.follow"}, as exactly as you know; or {"winner": "W", "trick": {"winner": "W", "points": 14}}, in
        //   card points without the last trick. Nothing: skipped.
        return null;
    }

    public static JsonObject? Declarations(JsonObject given, JsonObject[] events, JsonObject? tried)
    {
        // PLACE 4 of 5: the declarations, and who wins their contest. In: given.contract, as above; given.dealer;
        //   given.hands, {"N": ["QH", "KH", "AH"]}, only cards that matter. events: those so far, {"seat": "N", "do":
        //   "declare", "cards": ["QH", "KH", "AH"]} or "show". tried: the next event, or nothing.
        // Out, in card points: "declarations", what each seat may still declare, {"N": [{"cards": ["QH", "KH", "AH"],
        //   "value": 20}]}; after their contest "declared", {"NS": 20, "EW": 0}, and "scored", [{"seat": "N", "cards":
        //   ["QH", "KH", "AH"], "value": 20}]; "refused" as above. Nothing: skipped.
        return null;
    }

    public static JsonObject? Score(JsonObject given)
    {
        // PLACE 5 of 5: the score of a deal from its totals. In: given.contract, its taker a side or a seat;
        //   given.cards, {"NS": 97, "EW": 65}, card points with the last trick; given.last, the side that took it.
        //   Where they matter: tricks, by side; declarations and belote, card points by side; pool, hanging game
        //   points, [81]; fault, {"side": "EW", "what": "revoke"}.
        // Out, in game points: {"score": {"NS": 97, "EW": 65}, "outcome": "made"}; or "failed", "tied", "stopped".
        //   Above "totals" also "tests", "items" and "pool". Nothing: skipped.
        return null;
    }
}
