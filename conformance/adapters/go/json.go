// What encoding/json leaves to do: short words for its values. Each panics for a value of another kind.

package main

import "encoding/json"

type Json = map[string]any

func read(line []byte) (value Json) {
	if err := json.Unmarshal(line, &value); err != nil {
		panic(err)
	}
	return value
}

func object(value any) Json { return value.(Json) }

func list(value any) []any { return value.([]any) }

func text(value any) string { return value.(string) }

func number(value any) int { return int(value.(float64)) }

// Returns an item of a list as an object, or nothing beyond its end.
func item(items []any, at int) Json {
	if at >= len(items) {
		return nil
	}
	return object(items[at])
}

// Adds the members of the second object to the first, in place of those it has.
func with(first Json, second Json) Json {
	for name, value := range second {
		first[name] = value
	}
	return first
}
