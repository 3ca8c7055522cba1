// The five places filled with a small engine for belote-fr: suit contracts, no declarations.

val WHO: Json = mapOf(
    "name" to "small engine", "version" to "1", "language" to "Kotlin",
    "kinds" to listOf("position", "score", "refusal"), "variants" to listOf("belote-fr"),
    "results" to "trace", "refusals" to "refused",
)
const val TRUMP = "78QKTA9J"
const val PLAIN = "789JQKTA"
val TRUMP_VALUES = mapOf('J' to 20, '9' to 14, 'A' to 11, 'T' to 10, 'K' to 4, 'Q' to 3)
val PLAIN_VALUES = mapOf('A' to 11, 'T' to 10, 'K' to 4, 'Q' to 3, 'J' to 2)

fun takeVariant(variant: String, declaration: Json): String? = if (variant == "belote-fr") null else "only belote-fr"

fun position(given: Json, tried: Json?): Json? {
    val trump = given.json("contract").text("denomination")[0].uppercaseChar()
    val trick = given.list("trick").map { it.json() }
    val led = trick.firstOrNull()?.text("card")?.get(1)
    fun strength(card: String) = when (card[1]) {
        trump -> 10 + TRUMP.indexOf(card[0])
        led -> PLAIN.indexOf(card[0])
        else -> -1
    }
    fun value(card: String) = (if (card[1] == trump) TRUMP_VALUES else PLAIN_VALUES)[card[0]] ?: 0
    val best = trick.maxByOrNull { strength(it.text("card")) }
    if ("seat" !in given) {
        val points = trick.sumOf { value(it.text("card")) }
        return mapOf("winner" to best!!["seat"], "trick" to mapOf("winner" to best["seat"], "points" to points))
    }
    val cards = given.list("cards").map { it as String }
    val followers = cards.filter { it[1] == led }
    val trumps = cards.filter { it[1] == trump }
    val legal = when {
        led != trump && followers.isNotEmpty() -> followers
        best == null || trumps.isEmpty() -> cards
        led != trump && side(best.text("seat")) == side(given.text("seat")) -> cards
        else -> trumps.filter { strength(it) > strength(best.text("card")) }.ifEmpty { trumps }
    }
    val seen = mapOf("turn" to given["seat"], "cards" to legal)
    val allowed = tried == null || (tried["seat"] == given["seat"] && tried["card"] in legal)
    return if (allowed) seen else seen + mapOf("refused" to mapOf("phase" to "play", "clause" to "play.follow"))
}

fun declarations(given: Json, events: List<Json>, tried: Json?): Json? = null

fun score(given: Json): Json? {
    val taker = side(given.json("contract").text("taker"))
    val other = other(taker)
    fun amount(name: String, side: String) = ((given[name] as Json?)?.get(side) as Long? ?: 0L).toInt()
    fun capot(side: String) = if ("tricks" in given && amount("tricks", other(side)) == 0) 90 else 0
    val (cards, rest) = listOf(amount("cards", taker), amount("cards", other))
    val (belote, theirBelote) = listOf(amount("belote", taker), amount("belote", other))
    val own = cards + belote + capot(taker)
    val against = rest + theirBelote + capot(other)
    var pool = if ("pool" in given) given.list("pool").map { (it as Long).toInt() } else listOf()
    val items = mutableListOf<Json>()
    val total = mutableMapOf("NS" to 0, "EW" to 0, "pool" to 0)
    fun write(side: String, code: String, points: Int, game: Int) {
        if (game == 0) return
        items.add(mapOf("side" to side, "code" to code, "points" to points, "factor" to 1, "game" to game))
        total[side] = total.getValue(side) + game
    }
    var outcome = if (own > against) "made" else if (own < against) "failed" else "tied"
    if ("fault" in given) {
        outcome = "stopped"
        write(other(given.json("fault").text("side")), "cards.taken", 162, 162)
        write(taker, "belote.own", belote, belote)
    } else if (outcome == "failed") {
        write(other, "cards.taken", 162, 162)
        write(other, "capot.taken", capot(other), capot(other))
        write(taker, "belote.own", belote, belote)
    } else if (outcome == "tied") {
        write(other, "cards.own", rest, rest)
        write("pool", "cards.hung", cards, cards)
        write("pool", "belote.hung", belote, belote)
        pool = pool + (cards + belote)
    } else {
        write(taker, "cards.own", cards, cards)
        write(other, "cards.own", rest, rest)
        write(taker, "capot.own", capot(taker), capot(taker))
        write(taker, "belote.own", belote, belote)
        write(taker, "hanging.paid", 0, pool.sum())
        pool = listOf()
    }
    write(other, "belote.own", theirBelote, theirBelote)
    return mapOf(
        "outcome" to outcome, "items" to items, "pool" to pool,
        "score" to mapOf("NS" to total["NS"], "EW" to total["EW"]),
        "tests" to if (outcome == "stopped") listOf() else listOf(mapOf("own" to own, "other" to against)),
    )
}

fun side(seat: String) = if (seat[0] in "NS") "NS" else "EW"

fun other(side: String) = if (side == "NS") "EW" else "NS"
