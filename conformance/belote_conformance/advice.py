"""What to do about each way in which an adapter can be broken. Clause protocol.lines."""

from __future__ import annotations

from collections.abc import Mapping

ADVICE: Mapping[str, str] = {
    "start": "Name the program after -- as a shell would start it, with its interpreter: -- python3 pad.py.",
    "crash": "The program ended instead of answering. Its last lines on standard error are below, if it wrote any.",
    "closed": "The program closed its standard output. Keep it open until stop is answered.",
    "after": "A program ends with status 0 after its last answer: that to stop, or in one-shot mode its only one.",
    "timeout": "Read one line, answer it with one line, and flush standard output after each; do not read to the end of"
    " the input first. If the program is only slow, give it more --timeout.",
    "half": "End every answer with a line feed before the program ends.",
    "long": "A line has 4,000,000 bytes at most: answer what is asked, and nothing besides.",
    "unasked": "Write one line for each request and nothing else; print whatever else there is to standard error.",
    "json": "Every line of standard output is one object of JSON in UTF-8: no banner, no logging, no NaN.",
    "mark": "Write UTF-8 without a byte order mark.",
    "object": "An answer is an object of JSON in braces, not a list, a number or a string.",
    "cannot-read": "The program answered error: it could not read the request. spec/schema/protocol/ has its form.",
    "message": "Repeat the message of the request in the answer.",
    "seq": "Repeat the seq of the request in the answer, as the integer it is.",
    "schema": "Compare the answer with its schema in spec/schema/protocol/; a misspelt member is the usual cause.",
    "number": 'Write the version of the protocol as a string, "1.0", in quotation marks.',
    "version": 'Answer hello with "protocol":"1.0", the version this runner speaks.',
    "strictness": "Say in hello how finely the program reports: results totals, items or trace; refusals refused,"
    " phase or code. A score pad says totals and refused.",
    "observes": "Name in observes what stands under what in a question, as cards, trick or score, or leave it out.",
    "hello": 'Say in hello which kinds of records the program runs, as a list: "kinds":["score"].',
    "variant-status": 'Answer variant with "status":"ok", or "status":"unsupported" and a reason.',
    "status": 'Answer run with "status":"ok" and observations, or with skipped or error and a reason.',
    "observations": "observations is a list with one object for each place that was asked for.",
    "place": 'Repeat the at of the question in each observation: a number without quotation marks, or "end".',
    "twice": "Put everything observed at one place into one object.",
    "deep": "Answer with the values the schema of records describes; none is nested deeply.",
    "duplicate": "Answer each question once.",
    "malformed": "Compare the answer with its schema in spec/schema/protocol/.",
}
"""Advice by the code of a ``BrokenAdapter``."""

UNNAMED = (
    "The adapter answers, but observes nothing under the names asked for: put each name of what beside at, as in"
    ' {"at":"end","score":{"NS":90,"EW":72}}.'
)
ALL_ERRORS = "The adapter answers, and the program reports an error for every record; the reason is its own."
WRONG = (
    "The adapter works; the engine is wrong. Run without --smoke for every record and the clauses most likely at fault."
)
WELL = "The adapter works; the engine was hardly asked. Run without --smoke for the whole corpus."
ALL_SKIPPED = (
    "The adapter works, and skips every record it claims to run: fill in what calls the engine, or claim fewer kinds."
)
NOTHING = (
    "The adapter answers hello, and says that none of these records is for it: look at kinds, variants and results."
)
