// Speaks the protocol for the engine behind Places.java, one line of JSON in, one out. Nothing to change here.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

final class Adapter {
    /** Observes one place of a record; null if the engine has no answer. */
    static Map<String, Object> observe(Map<String, Object> record, Map<String, Object> ask) {
        Map<String, Object> given = Json.object(record.get("given"));
        List<Map<String, Object>> events = Json.objects(record.get("events"));
        int count = ask.get("at").equals("end") ? events.size() : Json.number(ask.get("at"));
        Map<String, Object> tried = count < events.size() ? events.get(count) : null;
        Map<String, Object> seen = switch ((String) record.getOrDefault("base", record.get("kind"))) {
            case "position" -> Places.position(given, tried);
            case "declarations" -> Places.declarations(given, events.subList(0, count), tried);
            case "score" -> Places.score(given);
            default -> null;
        };
        return seen == null ? null : Json.with(Json.object("at", ask.get("at")), seen);
    }

    /** Observes every place that is asked for. */
    static Map<String, Object> run(Map<String, Object> request) {
        Map<String, Object> record = Json.object(request.get("record"));
        List<Object> observations = new ArrayList<>();
        for (Map<String, Object> ask : Json.objects(request.get("ask"))) {
            observations.add(observe(record, ask));
        }
        if (observations.contains(null)) {
            return Json.object("status", "skipped", "reason", "a place gave no answer");
        }
        return Json.object("status", "ok", "observations", observations);
    }

    /** Takes a variant or says why not. */
    static Map<String, Object> variant(Map<String, Object> request) {
        String reason = Places.takeVariant((String) request.get("id"), Json.object(request.get("declaration")));
        return reason == null ? Json.object("status", "ok") : Json.object("status", "unsupported", "reason", reason);
    }

    /** Answers one request. */
    static Map<String, Object> reply(Map<String, Object> request) {
        return switch ((String) request.get("message")) {
            case "hello" -> Json.with(Json.object("protocol", "1.0"), Places.WHO);
            case "variant" -> variant(request);
            case "run" -> run(request);
            case "stop" -> Json.object();
            default -> Json.object("message", "error", "reason", "unknown message " + request.get("message"));
        };
    }

    /** Answers one line; an exception becomes an error, and the program goes on. */
    static Map<String, Object> answer(String line) {
        Map<String, Object> head = Json.object("message", "error", "seq", null);
        try {
            Map<String, Object> request = Json.object(Json.read(line));
            head = Json.object("message", request.get("message"), "seq", request.get("seq"));
            return Json.with(head, reply(request));
        } catch (Exception | StackOverflowError error) {
            boolean run = "run".equals(head.get("message"));
            Map<String, Object> failed = run ? Json.object("status", "error") : Json.object("message", "error");
            return Json.with(Json.with(head, failed), Json.object("reason", error.toString()));
        }
    }

    /** Answers line after line until stop or the end of input. */
    public static void main(String[] arguments) throws IOException {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            Map<String, Object> said = answer(line);
            output.print(Json.write(said) + "\n");
            output.flush();
            if ("stop".equals(said.get("message"))) {
                return;
            }
        }
    }
}
