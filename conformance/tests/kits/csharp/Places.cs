// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

using System.Text.Json.Nodes;

static class Places
{
    const string TrumpOrder = "78QKTA9J", PlainOrder = "789JQKTA";
    static readonly Dictionary<char, int> TrumpValues =
        new() { ['J'] = 20, ['9'] = 14, ['A'] = 11, ['T'] = 10, ['K'] = 4, ['Q'] = 3 };
    static readonly Dictionary<char, int> PlainValues =
        new() { ['A'] = 11, ['T'] = 10, ['K'] = 4, ['Q'] = 3, ['J'] = 2 };

    public static JsonObject Who() => new()
    {
        ["name"] = "small engine", ["version"] = "1", ["language"] = "C#",
        ["kinds"] = new JsonArray("position", "score", "refusal"), ["variants"] = new JsonArray("belote-fr"),
        ["results"] = "trace", ["refusals"] = "refused",
    };

    public static string? TakeVariant(string variant, JsonObject declaration) =>
        variant == "belote-fr" ? null : "only belote-fr";

    public static JsonObject? Position(JsonObject given, JsonObject? tried)
    {
        var trick = given["trick"]!.AsArray()
            .Select(played => (Seat: Text(played!["seat"]), Card: Text(played["card"]))).ToArray();
        var trump = char.ToUpperInvariant(Text(given["contract"]!["denomination"])[0]);
        var led = trick.Length > 0 ? trick[0].Card[1] : ' ';
        int Strength(string card) => card[1] == trump ? 10 + TrumpOrder.IndexOf(card[0])
            : card[1] == led ? PlainOrder.IndexOf(card[0]) : -1;
        int Value(string card) => (card[1] == trump ? TrumpValues : PlainValues).GetValueOrDefault(card[0]);
        var best = trick.OrderByDescending(played => Strength(played.Card)).FirstOrDefault();
        if (given["seat"] == null)
        {
            var won = new JsonObject { ["winner"] = best.Seat, ["points"] = trick.Sum(played => Value(played.Card)) };
            return new() { ["winner"] = best.Seat, ["trick"] = won };
        }
        var seat = Text(given["seat"]);
        var cards = given["cards"]!.AsArray().Select(Text).ToArray();
        var followers = cards.Where(card => card[1] == led).ToArray();
        var trumps = cards.Where(card => card[1] == trump).ToArray();
        var over = trumps.Where(card => led != ' ' && Strength(card) > Strength(best.Card)).ToArray();
        var free = led == ' ' || trumps.Length == 0 || (led != trump && Side(best.Seat) == Side(seat));
        var legal = led != trump && followers.Length > 0 ? followers : free ? cards : over.Length > 0 ? over : trumps;
        var listed = new JsonArray(legal.Select(card => (JsonNode)card).ToArray());
        var seen = new JsonObject { ["turn"] = seat, ["cards"] = listed };
        if (tried != null && (Text(tried["seat"]) != seat || !legal.Contains(Text(tried["card"]))))
        {
            seen["refused"] = new JsonObject { ["phase"] = "play", ["clause"] = "play.follow" };
        }
        return seen;
    }

    public static JsonObject? Declarations(JsonObject given, JsonObject[] events, JsonObject? tried) => null;

    public static JsonObject? Score(JsonObject given)
    {
        string taker = Side(Text(given["contract"]!["taker"])), other = Other(taker);
        int Amount(string name, string side) => (int?)given[name]?[side] ?? 0;
        int Capot(string side) => given["tricks"] != null && Amount("tricks", Other(side)) == 0 ? 90 : 0;
        int cards = Amount("cards", taker), rest = Amount("cards", other);
        int belote = Amount("belote", taker), theirBelote = Amount("belote", other);
        int own = cards + belote + Capot(taker), against = rest + theirBelote + Capot(other);
        var pool = given["pool"]?.AsArray().Select(stake => (int)stake!).ToList() ?? new();
        var items = new JsonArray();
        var total = new Dictionary<string, int> { ["NS"] = 0, ["EW"] = 0, ["pool"] = 0 };
        void Write(string side, string code, int points, int game)
        {
            if (game == 0) return;
            items.Add(new JsonObject
            {
                ["side"] = side, ["code"] = code, ["points"] = points, ["factor"] = 1, ["game"] = game,
            });
            total[side] += game;
        }
        var outcome = own > against ? "made" : own < against ? "failed" : "tied";
        if (given["fault"] != null)
        {
            outcome = "stopped";
            Write(Other(Text(given["fault"]!["side"])), "cards.taken", 162, 162);
            Write(taker, "belote.own", belote, belote);
        }
        else if (outcome == "failed")
        {
            Write(other, "cards.taken", 162, 162);
            Write(other, "capot.taken", Capot(other), Capot(other));
            Write(taker, "belote.own", belote, belote);
        }
        else if (outcome == "tied")
        {
            Write(other, "cards.own", rest, rest);
            Write("pool", "cards.hung", cards, cards);
            Write("pool", "belote.hung", belote, belote);
            pool.Add(cards + belote);
        }
        else
        {
            Write(taker, "cards.own", cards, cards);
            Write(other, "cards.own", rest, rest);
            Write(taker, "capot.own", Capot(taker), Capot(taker));
            Write(taker, "belote.own", belote, belote);
            Write(taker, "hanging.paid", 0, pool.Sum());
            pool.Clear();
        }
        Write(other, "belote.own", theirBelote, theirBelote);
        return new()
        {
            ["outcome"] = outcome, ["items"] = items,
            ["score"] = new JsonObject { ["NS"] = total["NS"], ["EW"] = total["EW"] },
            ["pool"] = new JsonArray(pool.Select(stake => (JsonNode)stake).ToArray()),
            ["tests"] = outcome == "stopped"
                ? new JsonArray() : new JsonArray(new JsonObject { ["own"] = own, ["other"] = against }),
        };
    }

    static string Text(JsonNode? node) => (string)node!;
    static string Side(string seat) => "NS".Contains(seat[0]) ? "NS" : "EW";
    static string Other(string side) => side == "NS" ? "EW" : "NS";
}
