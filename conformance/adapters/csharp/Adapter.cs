// Speaks the protocol for the engine behind Places.cs, one line of JSON in, one out. Nothing to change here.

using System.Text.Json.Nodes;

static class Adapter
{
    // Observes one place of a record; null if the engine has no answer.
    static JsonObject? Observe(JsonObject record, JsonObject ask)
    {
        var kind = (string)(record["base"] ?? record["kind"])!;
        var given = record["given"]!.AsObject();
        var events = record["events"]!.AsArray().Select(item => item!.AsObject()).ToArray();
        var count = ask["at"]!.ToString() == "end" ? events.Length : (int)ask["at"]!;
        var tried = events.ElementAtOrDefault(count);
        var seen = kind switch
        {
            "position" => Places.Position(given, tried),
            "declarations" => Places.Declarations(given, events[..count], tried),
            "score" => Places.Score(given),
            _ => null,
        };
        return seen == null ? null : With(new() { ["at"] = ask["at"]!.DeepClone() }, seen);
    }

    // Observes every place that is asked for.
    static JsonObject Run(JsonObject request)
    {
        var record = request["record"]!.AsObject();
        var observations = request["ask"]!.AsArray().Select(ask => Observe(record, ask!.AsObject())).ToArray();
        return observations.Contains(null)
            ? new() { ["status"] = "skipped", ["reason"] = "a place gave no answer" }
            : new() { ["status"] = "ok", ["observations"] = new JsonArray(observations) };
    }

    // Takes a variant or says why not.
    static JsonObject Variant(JsonObject request)
    {
        var reason = Places.TakeVariant((string)request["id"]!, request["declaration"]!.AsObject());
        return reason == null
            ? new() { ["status"] = "ok" }
            : new() { ["status"] = "unsupported", ["reason"] = reason };
    }

    // Answers one request.
    static JsonObject Reply(JsonObject request) => (string?)request["message"] switch
    {
        "hello" => With(new() { ["protocol"] = "1.0" }, Places.Who()),
        "variant" => Variant(request),
        "run" => Run(request),
        "stop" => new(),
        var other => new() { ["message"] = "error", ["reason"] = $"unknown message {other}" },
    };

    // Adds the members of the second object to the first, in place of those it has.
    static JsonObject With(JsonObject first, JsonObject second)
    {
        foreach (var member in second) first[member.Key] = member.Value?.DeepClone();
        return first;
    }

    // Answers one line; an exception becomes an error, and the program goes on.
    static JsonObject Answer(string line)
    {
        JsonObject head = new() { ["message"] = "error", ["seq"] = null }, request = new();
        try
        {
            request = JsonNode.Parse(line)!.AsObject();
            head = new() { ["message"] = request["message"]?.DeepClone(), ["seq"] = request["seq"]?.DeepClone() };
            return With(head, Reply(request));
        }
        catch (Exception error)
        {
            var failed = request["message"]?.ToString() == "run" ? "status" : "message";
            return With(head, new() { [failed] = "error", ["reason"] = $"{error.GetType().Name}: {error.Message}" });
        }
    }

    // Answers line after line until stop or the end of input.
    static void Main()
    {
        using var input = new StreamReader(Console.OpenStandardInput());
        using var output = new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = true, NewLine = "\n" };
        while (input.ReadLine() is string line)
        {
            var said = Answer(line);
            output.WriteLine(said.ToJsonString());
            if (said["message"]!.ToString() == "stop") return;
        }
    }
}
