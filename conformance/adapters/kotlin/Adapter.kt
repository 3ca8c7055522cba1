// Speaks the protocol for the engine behind Places.kt, one line of JSON in, one out. Nothing to change here.

// Observes one place of a record; null if the engine has no answer.
fun observe(record: Json, ask: Json): Json? {
    val given = record.json("given")
    val events = record.list("events").map { it.json() }
    val count = if (ask["at"] == "end") events.size else ask.number("at")
    val tried = events.getOrNull(count)
    val seen = when (record["base"] ?: record["kind"]) {
        "position" -> position(given, tried)
        "declarations" -> declarations(given, events.take(count), tried)
        "score" -> score(given)
        else -> null
    }
    return seen?.let { mapOf("at" to ask["at"]) + it }
}

// Observes every place that is asked for.
fun run(request: Json): Json {
    val record = request.json("record")
    val observations = request.list("ask").map { observe(record, it.json()) }
    if (null in observations) {
        return mapOf("status" to "skipped", "reason" to "a place gave no answer")
    }
    return mapOf("status" to "ok", "observations" to observations)
}

// Takes a variant or says why not.
fun variant(request: Json): Json {
    val reason = takeVariant(request.text("id"), request.json("declaration"))
    return if (reason == null) mapOf("status" to "ok") else mapOf("status" to "unsupported", "reason" to reason)
}

// Answers one request.
fun reply(request: Json): Json = when (request["message"]) {
    "hello" -> mapOf("protocol" to "1.0") + WHO
    "variant" -> variant(request)
    "run" -> run(request)
    "stop" -> mapOf()
    else -> mapOf("message" to "error", "reason" to "unknown message ${request["message"]}")
}

// Answers one line; an exception becomes an error, and the program goes on.
fun answer(line: String): Json {
    var head: Json = mapOf("message" to "error", "seq" to null)
    try {
        val request = readJson(line).json()
        head = mapOf("message" to request["message"], "seq" to request["seq"])
        return head + reply(request)
    } catch (error: Throwable) {
        val failed = if (head["message"] == "run") "status" else "message"
        return head + mapOf(failed to "error", "reason" to error.toString())
    }
}

// Answers line after line until stop or the end of input.
fun main() {
    val input = System.`in`.bufferedReader(Charsets.UTF_8)
    val output = System.out.bufferedWriter(Charsets.UTF_8)
    for (line in input.lineSequence()) {
        val said = answer(line)
        output.write(writeJson(said) + "\n")
        output.flush()
        if (said["message"] == "stop") return
    }
}
