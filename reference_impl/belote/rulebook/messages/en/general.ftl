### What every part of the book uses.

# A list in order of time: "3 cards, then 2 cards".
list-then = { $before }, then { $after }

# A value that no other sentence says, in the words of the schema: never translated.
fallback = { $title }: { $value }.

# A list without "and": "jack 20, nine 14, ace 11".
list-plain = { $before }, { $after }

# A list of things that are lists themselves.
list-apart = { $before }; { $after }
