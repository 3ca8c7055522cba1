// A small reader and writer of JSON: objects are maps, lists lists, integers Long, other numbers Double.

typealias Json = Map<String, Any?>

@Suppress("UNCHECKED_CAST")
fun Any?.json(): Json = this as Json

fun Json.json(name: String): Json = this[name].json()

fun Json.list(name: String): List<Any?> = this[name] as List<Any?>

fun Json.text(name: String): String = this[name] as String

fun Json.number(name: String): Int = (this[name] as Long).toInt()

/** Reads one value. Throws IllegalArgumentException for a text that is not JSON. */
fun readJson(text: String): Any? = Reader(text).whole()

private class Reader(private val text: String) {
    private var at = 0

    fun whole(): Any? {
        val made = value()
        space()
        return if (at == text.length) made else broken()
    }

    private fun broken(): Nothing = throw IllegalArgumentException("not JSON at character $at")

    private fun space() {
        while (at < text.length && text[at] in " \t\r\n") at++
    }

    private fun take(word: String): Boolean {
        space()
        val found = text.startsWith(word, at)
        if (found) at += word.length
        return found
    }

    private fun need(word: String) {
        if (!take(word)) broken()
    }

    private fun value(): Any? = when {
        take("{") -> members()
        take("[") -> items()
        take("\"") -> string()
        take("true") -> true
        take("false") -> false
        take("null") -> null
        else -> figure()
    }

    private fun members(): Json {
        val made = linkedMapOf<String, Any?>()
        if (take("}")) return made
        do {
            need("\"")
            val name = string()
            need(":")
            made[name] = value()
        } while (take(","))
        need("}")
        return made
    }

    private fun items(): List<Any?> {
        val made = mutableListOf<Any?>()
        if (take("]")) return made
        do made.add(value()) while (take(","))
        need("]")
        return made
    }

    private fun figure(): Any {
        val digits = text.substring(at).takeWhile { it in "+-.eE0123456789" }
        val number = digits.toLongOrNull() ?: digits.toDoubleOrNull() ?: broken()
        at += digits.length
        return number
    }

    private fun string(): String {
        val made = StringBuilder()
        while (at < text.length) {
            val c = text[at++]
            if (c == '"') return made.toString()
            made.append(if (c == '\\') escaped() else c)
        }
        broken()
    }

    private fun escaped(): Char {
        val c = text.getOrNull(at++)
        if (c == 'u' && at + 4 <= text.length) {
            at += 4
            return text.substring(at - 4, at).toInt(16).toChar()
        }
        val known = if (c == null) -1 else "\"\\/bfnrt".indexOf(c)
        return if (known < 0) broken() else "\"\\/\b\u000c\n\r\t"[known]
    }
}

/** Writes a value on one line. */
fun writeJson(value: Any?): String = when (value) {
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { quote(it.key.toString()) + ":" + writeJson(it.value) }
    is List<*> -> value.joinToString(",", "[", "]") { writeJson(it) }
    is String -> quote(value)
    else -> value.toString()
}

private fun quote(word: String): String = buildString {
    append('"')
    for (c in word) {
        when {
            c == '"' || c == '\\' -> append('\\').append(c)
            c < ' ' || c.isSurrogate() -> append("\\u%04x".format(c.code))
            else -> append(c)
        }
    }
    append('"')
}
