// Speaks the protocol for the engine behind places.go, one line of JSON in, one out. Nothing to change here.

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

// Observes one place of a record; nil if the engine has no answer.
func observe(record Json, ask Json) Json {
	kind, given, events := record["kind"], object(record["given"]), list(record["events"])
	if record["base"] != nil {
		kind = record["base"]
	}
	count := len(events)
	if ask["at"] != "end" {
		count = number(ask["at"])
	}
	switch kind {
	case "position":
		return position(given, item(events, count))
	case "declarations":
		return declarations(given, events[:count], item(events, count))
	case "score":
		return score(given)
	}
	return nil
}

// Observes every place that is asked for.
func run(request Json) Json {
	record, observations := object(request["record"]), []Json{}
	for _, ask := range list(request["ask"]) {
		seen := observe(record, object(ask))
		if seen == nil {
			return Json{"status": "skipped", "reason": "a place gave no answer"}
		}
		observations = append(observations, with(seen, Json{"at": object(ask)["at"]}))
	}
	return Json{"status": "ok", "observations": observations}
}

// Takes a variant or says why not.
func variant(request Json) Json {
	reason := takeVariant(text(request["id"]), object(request["declaration"]))
	if reason != "" {
		return Json{"status": "unsupported", "reason": reason}
	}
	return Json{"status": "ok"}
}

// Answers one request.
func reply(request Json) Json {
	switch request["message"] {
	case "hello":
		return with(Json{"protocol": "1.0"}, who)
	case "variant":
		return variant(request)
	case "run":
		return run(request)
	case "stop":
		return Json{}
	}
	return Json{"message": "error", "reason": fmt.Sprint("unknown message ", request["message"])}
}

// Answers one line; a panic becomes an error, and the program goes on.
func answer(line []byte) (said Json) {
	head, failed := Json{"message": "error", "seq": nil}, "message"
	defer func() {
		if failure := recover(); failure != nil {
			said = with(head, Json{failed: "error", "reason": fmt.Sprint(failure)})
		}
	}()
	request := read(line)
	head = Json{"message": request["message"], "seq": request["seq"]}
	if request["message"] == "run" {
		failed = "status"
	}
	return with(head, reply(request))
}

// Answers line after line until stop or the end of input.
func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Buffer(nil, 5_000_000); lines.Scan(); {
		said := answer(lines.Bytes())
		json.NewEncoder(os.Stdout).Encode(said)
		if said["message"] == "stop" {
			return
		}
	}
}
