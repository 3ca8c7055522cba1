// Speaks the protocol for the engine behind Places.swift, one line of JSON in, one out. Nothing to change here.

import Foundation

// What an engine may throw to give up a request with an error.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

// Observes one place of a record; nil if the engine has no answer.
func observe(_ record: Json, _ ask: Json) throws -> Json? {
    let kind = (record["base"] ?? record["kind"]) as? String
    guard let given = record["given"] as? Json, let events = record["events"] as? [Json], let at = ask["at"] else {
        throw Failure(description: "a record without given or events")
    }
    let count = at as? Int ?? events.count
    let tried = count < events.count ? events[count] : nil
    var seen: Json?
    switch kind {
    case "position": seen = try position(given, tried)
    case "declarations": seen = try declarations(given, Array(events.prefix(count)), tried)
    case "score": seen = try score(given)
    default: seen = nil
    }
    seen?["at"] = at
    return seen
}

// Observes every place that is asked for.
func run(_ request: Json) throws -> Json {
    guard let record = request["record"] as? Json, let asked = request["ask"] as? [Json] else {
        throw Failure(description: "no record and nothing asked")
    }
    let observations = try asked.compactMap { ask in try observe(record, ask) }
    if observations.count < asked.count {
        return ["status": "skipped", "reason": "a place gave no answer"]
    }
    return ["status": "ok", "observations": observations]
}

// Takes a variant or says why not.
func variant(_ request: Json) throws -> Json {
    let reason = try takeVariant(request["id"] as? String ?? "", request["declaration"] as? Json ?? [:])
    return reason == nil ? ["status": "ok"] : ["status": "unsupported", "reason": reason!]
}

// Answers one request.
func reply(_ request: Json) throws -> Json {
    switch request["message"] as? String {
    case "hello": return who.merging(["protocol": "1.0"]) { mine, _ in mine }
    case "variant": return try variant(request)
    case "run": return try run(request)
    case "stop": return [:]
    default: return ["message": "error", "reason": "unknown message \(request["message"] ?? "")"]
    }
}

// Answers one line; what is thrown becomes an error, and the program goes on.
func answer(_ line: String) -> Json {
    var head: Json = ["message": "error", "seq": NSNull()]
    do {
        let request = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Json ?? [:]
        head = ["message": request["message"] ?? "error", "seq": request["seq"] ?? NSNull()]
        return head.merging(try reply(request)) { _, said in said }
    } catch {
        let failed = head["message"] as? String == "run" ? "status" : "message"
        return head.merging([failed: "error", "reason": "\(error)"]) { _, said in said }
    }
}

// Answers line after line until stop or the end of input.
while let line = readLine() {
    let said = answer(line)
    let data = try JSONSerialization.data(withJSONObject: said)
    FileHandle.standardOutput.write(data + Data("\n".utf8))
    if said["message"] as? String == "stop" { break }
}
