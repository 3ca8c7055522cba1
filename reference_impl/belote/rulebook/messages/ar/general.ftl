### What every part of the book uses.

# source: b806a1ad
list-then = { $before }، ثم { $after }

# source: 4e84d10c
list-apart = { $before }؛ { $after }

# source: 74f81ad8
list-plain = { $before }، { $after }
