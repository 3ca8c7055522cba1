// Speaks the protocol for the engine behind places.c, one line of JSON in, one out. Nothing to change here.

#include <setjmp.h>
#include "places.h"

static jmp_buf failed;
static const char *failure;

void fail(const char *reason) {
    failure = reason;
    longjmp(failed, 1);
}

// Returns a status, or a message, and a reason, which may be NULL.
static Json *say(const char *name, const char *word, const char *reason) {
    Json *said = json_set(json_object(), name, json_string(word));
    return reason ? json_set(said, "reason", json_string(reason)) : said;
}

// Observes one place of a record; NULL if the engine has no answer.
static Json *observe(const Json *record, const Json *ask) {
    const Json *given = json_get(record, "given"), *events = json_get(record, "events"), *at = json_get(ask, "at");
    const Json *kind = json_get(record, json_get(record, "base") ? "base" : "kind");
    size_t count = json_is(at, "end") ? json_length(events) : (size_t)json_number(at);
    const Json *tried = json_at(events, count);
    Json *seen = json_is(kind, "position")       ? position(given, tried)
                 : json_is(kind, "declarations") ? declarations(given, json_first(events, count), tried)
                 : json_is(kind, "score")        ? score(given)
                                                 : NULL;
    return seen ? json_set(seen, "at", json_copy(at)) : NULL;
}

// Observes every place that is asked for.
static Json *run(const Json *request) {
    const Json *ask = json_get(request, "ask");
    Json *observations = json_list();
    for (size_t i = 0; i < json_length(ask); i++) {
        Json *seen = observe(json_get(request, "record"), json_at(ask, i));
        if (!seen) {
            return say("status", "skipped", "a place gave no answer");
        }
        json_add(observations, seen);
    }
    return json_set(say("status", "ok", NULL), "observations", observations);
}

// Takes a variant or says why not.
static Json *variant(const Json *request) {
    const char *reason = take_variant(json_text(json_get(request, "id")), json_get(request, "declaration"));
    return say("status", reason ? "unsupported" : "ok", reason);
}

// Answers one request.
static Json *reply(const Json *request, const Json *message) {
    return json_is(message, "hello")     ? json_set(who(), "protocol", json_string("1.0"))
           : json_is(message, "variant") ? variant(request)
           : json_is(message, "run")     ? run(request)
           : json_is(message, "stop")    ? json_object()
                                         : say("message", "error", message ? "unknown message" : "not JSON");
}

// Answers one line; a call of fail becomes an error, and the program goes on.
static Json *answer(const char *line) {
    const Json *request = json_read(line), *message = json_get(request, "message");
    Json *said;
    if (setjmp(failed) == 0) {
        said = reply(request, message);
    } else {
        said = say(json_is(message, "run") ? "status" : "message", "error", failure);
    }
    json_set(said, "seq", json_copy(json_get(request, "seq")));
    return json_get(said, "message") ? said : json_set(said, "message", json_copy(message));
}

// Answers line after line until stop or the end of input.
int main(void) {
    for (const char *line; (line = json_line(stdin)); json_release()) {
        Json *said = answer(line);
        json_write(said, stdout);
        putchar('\n');
        fflush(stdout);
        if (json_is(json_get(said, "message"), "stop")) {
            return 0;
        }
    }
}
