// Speaks the protocol for the engine behind places.rs, one line of JSON in, one out. Nothing to change here.

mod json;
mod places;

use json::{object, Json};
use std::io::{stdin, stdout, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

// Observes one place of a record; None if the engine has no answer.
fn observe(record: &Json, ask: &Json) -> Option<Json> {
    let (given, events, at) = (record.get("given"), record.get("events").items(), ask.get("at"));
    let count = if at.text() == "end" { events.len() } else { at.number() as usize };
    let kind = record.get(if record.get("base").is_null() { "kind" } else { "base" });
    let tried = events.get(count);
    let seen = match kind.text() {
        "position" => places::position(given, tried),
        "declarations" => places::declarations(given, &events[..count], tried),
        "score" => places::score(given),
        _ => None,
    };
    seen.map(|seen| object(vec![("at", at.clone())]).with(seen))
}

// Observes every place that is asked for.
fn run(request: &Json) -> Json {
    let record = request.get("record");
    match request.get("ask").items().iter().map(|ask| observe(record, ask)).collect::<Option<Vec<Json>>>() {
        Some(observations) => object(vec![("status", "ok".into()), ("observations", observations.into())]),
        None => say("status", "skipped", "a place gave no answer"),
    }
}

// Takes a variant or says why not.
fn variant(request: &Json) -> Json {
    match places::take_variant(request.get("id").text(), request.get("declaration")) {
        Some(reason) => say("status", "unsupported", &reason),
        None => object(vec![("status", "ok".into())]),
    }
}

// Returns a status, or a message, and a reason.
fn say(name: &str, word: &str, reason: &str) -> Json {
    object(vec![(name, word.into()), ("reason", reason.into())])
}

// Answers one request.
fn reply(request: &Json) -> Json {
    match request.get("message").text() {
        "hello" => object(vec![("protocol", "1.0".into())]).with(places::who()),
        "variant" => variant(request),
        "run" => run(request),
        "stop" => object(vec![]),
        other => say("message", "error", &format!("unknown message {other}")),
    }
}

// Answers one line; a panic becomes an error, and the program goes on.
fn answer(line: &str) -> Json {
    let nothing = object(vec![("message", "error".into()), ("seq", Json::Null)]);
    let request = match Json::read(line) {
        Ok(request) => request,
        Err(reason) => return nothing.with(say("message", "error", &reason)),
    };
    let head = object(vec![("message", request.get("message").clone()), ("seq", request.get("seq").clone())]);
    match catch_unwind(AssertUnwindSafe(|| reply(&request))) {
        Ok(said) => head.with(said),
        Err(panic) => {
            let name = if request.get("message").text() == "run" { "status" } else { "message" };
            let text = panic.downcast_ref::<String>().cloned();
            let reason = text.or(panic.downcast_ref::<&str>().map(|text| text.to_string()));
            head.with(say(name, "error", &reason.unwrap_or("panic".to_string())))
        }
    }
}

// Answers line after line until stop or the end of input.
fn main() -> std::io::Result<()> {
    for line in stdin().lock().lines() {
        let said = answer(&line?);
        println!("{said}");
        stdout().flush()?;
        if said.get("message").text() == "stop" {
            break;
        }
    }
    Ok(())
}
