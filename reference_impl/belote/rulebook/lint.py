"""What is wrong with a translation: messages that are missing, stale or broken, and words without their forms.

``python -m belote.rulebook.lint fr`` looks at one language, without a word at all, and also compares the numbers in the
sentences of every declared variant, and tells how many messages are translated. A translated message says which
English text it was made from by a comment ``# source: 1a2b3c4d``, the ``mark`` of the English message; when that
changes, the translation is stale.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babel import Locale
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from belote.rulebook.glossary import glossary
from belote.rulebook.language import SOURCE, folder, languages, resource
from belote.rulebook.lint_forms import forms
from belote.rulebook.lint_numbers import all_numbers, numbers
from belote.rulebook.lint_words import Gap, citations, words
from belote.rulebook.sentences import FALLBACK

__all__ = ["all_numbers", "citations", "compare", "coverage", "gaps", "main", "mark", "messages", "numbers", "words"]

Given = Mapping[str, set[str]]

PLURALS = frozenset(("zero", "one", "two", "few", "many"))
"""The plurals that are no word for everything else."""
FUNCTIONS = frozenset(("FORM", "GENDER", "COUNT", "LIST", "NUMBER", "DATETIME"))
SOURCE_MARK = re.compile(r"source: ([0-9a-f]{8})")


class Parts(Visitor):
    """What a message is made of: its variables, functions, and the keys of each selector."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.selections: list[tuple[str, frozenset[str]]] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the name the library calls
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """Note a message said inside this one."""
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        """Note a function."""
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """Note by what is selected, and the keys."""
        keys = frozenset(getattr(variant.key, "name", None) or variant.key.value for variant in node.variants)
        self.selections.append((serialize_expression(node.selector), keys))
        self.generic_visit(node)


def gaps(lang: str) -> list[Gap]:
    """Return what is wrong with a language as it stands. Raises ``FileNotFoundError`` where there is nothing of it."""
    found = compare(texts(SOURCE), texts(lang), lang)
    known = glossary(lang)
    asked = forms(messages(texts(lang)), glossary(SOURCE), known)
    return [*found, *words(glossary(SOURCE), known), *asked, *citations(known)]


def texts(lang: str) -> list[str]:
    """Return the files of messages of a language. Raises ``FileNotFoundError`` where there are none."""
    found = [file.read_text(encoding="utf-8") for file in sorted(folder(lang).glob("*.ftl"))]
    if not found:
        raise FileNotFoundError(str(folder(lang)))
    return found


def compare(source: Sequence[str], translated: Sequence[str], lang: str) -> list[Gap]:
    """Return what is wrong with translated messages beside the English ones."""
    english, other = messages(source), messages(translated)
    found = [Gap("broken", "file", junk) for text in translated for junk in unreadable(text)]
    lacking = [name for name in english if name not in other and name != FALLBACK]
    found += [Gap("missing", name, "it has not been translated") for name in lacking]
    given = variables(english)
    own = parts_alone(english, other, given)
    for name in other:
        if name in english or name in own:
            found += of_message(name, english, other, {**own, **given}, lang)
        else:
            found.append(Gap("obsolete", name, "there is no such message in English, and no other one says it"))
    return found


def parts_alone(english: Mapping[str, Any], other: Mapping[str, Any], given: Given) -> Given:
    """Return the messages that only a translation has, as parts of others, with the variables they may use."""
    said_in = {name: parts(message).messages for name, message in other.items()}
    found: dict[str, set[str]] = {}
    reached = [name for name in other if name in english]
    while reached:
        outer = reached.pop()
        known = given.get(outer) or found.get(outer, set())
        for name in said_in[outer] & (other.keys() - english.keys()):
            if name not in found or not known <= found[name]:
                found[name] = found.get(name, set()) | known
                reached.append(name)
    return found


def messages(files: Sequence[str]) -> dict[str, Any]:
    """Return the messages of files by id."""
    entries = [entry for text in files for entry in resource(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def unreadable(text: str) -> Iterator[str]:
    """Yield what cannot be read in a file."""
    for entry in resource(text).body:
        if isinstance(entry, ast.Junk):
            yield f"{entry.annotations[0].message} {(entry.content or '').strip().splitlines()[0]}"


def of_message(
    name: str, english: Mapping[str, Any], other: Mapping[str, Any], given: Given, lang: str
) -> Iterator[Gap]:
    """Yield what is wrong with one translated message, or with a part of one that English has not.

    Of one that is stale nothing else is said: whatever it lacks comes with the new English text.
    """
    said = SOURCE_MARK.search(other[name].comment.content if other[name].comment else "")
    if said and name in english and said[1] != mark(english[name]):
        yield Gap("stale", name, f"the English message has changed; it is now source: {mark(english[name])}")
        return
    here = parts(other[name])
    for variable in sorted(here.variables - given[name]):
        yield Gap("variable", name, f"nothing is given as ${variable}")
    for function in sorted(here.functions - FUNCTIONS):
        yield Gap("function", name, f"there is no function {function}")
    yield from keys(name, here, parts(english.get(name, other[name])), lang)


def keys(name: str, here: Parts, there: Parts, lang: str) -> Iterator[Gap]:
    """Yield the keys a selector lacks: a word of a closed list, or a plural of the language."""
    wanted, given = merged(there), merged(here)
    categories = {*Locale.parse(lang.replace("-", "_")).plural_form.tags, "other"}
    for selector, found in given.items():
        asked = wanted.get(selector, frozenset())
        lacking = {key for key in asked - PLURALS if not key.isdecimal()} - found
        if counts(asked | found):
            lacking |= categories - found
        if lacking:
            yield Gap(
                "plural" if lacking <= categories else "key", name, f"{selector} lacks {', '.join(sorted(lacking))}"
            )


def counts(keys: frozenset[str]) -> bool:
    """Say whether keys are plurals: they are nothing but these, numbers, and the word for everything else."""
    return bool(keys & PLURALS) and all(key in PLURALS or key == "other" or key.isdecimal() for key in keys)


def merged(found: Parts) -> dict[str, frozenset[str]]:
    """Return the keys of each selector, wherever it stands in a message."""
    result: dict[str, frozenset[str]] = {}
    for selector, names in found.selections:
        result[selector] = result.get(selector, frozenset()) | names
    return result


def parts(message: Any) -> Parts:
    """Return what a message is made of."""
    found = Parts()
    found.visit(message)
    return found


def variables(english: Mapping[str, Any]) -> Given:
    """Return the variables each message may use: its own in English, and those of messages it says or is said in."""
    made = {name: parts(message) for name, message in english.items()}
    given = {name: set(found.variables) for name, found in made.items()}
    for _ in made:
        before = {name: len(known) for name, known in given.items()}
        for name, found in made.items():
            for inner in found.messages & made.keys():
                given[name] |= given[inner]
                given[inner] |= made[name].variables
        if before == {name: len(known) for name, known in given.items()}:
            break
    return given


def mark(message: Any) -> str:
    """Return the mark of an English message: eight digits of the SHA-256 of its text without comment."""
    bare = message.clone()
    bare.comment = None
    return hashlib.sha256(FluentSerializer().serialize_entry(bare).encode("utf-8")).hexdigest()[:8]


def everything(lang: str) -> Iterator[Gap]:
    """Yield what is wrong with a language: its messages, its words, and its numbers."""
    yield from gaps(lang)
    if lang != SOURCE:
        yield from all_numbers(lang)


def coverage(lang: str) -> tuple[int, int]:
    """Return how many messages a language has that were made from what English says now, and how many there are."""
    wanted = {name for name in messages(texts(SOURCE)) if name != FALLBACK}
    lacking = {gap.where for gap in compare(texts(SOURCE), texts(lang), lang) if gap.kind in ("missing", "stale")}
    return len(wanted - lacking), len(wanted)


def main(wanted: Sequence[str]) -> int:
    """Print what is wrong with the languages named, or with all, and how much they cover; return 1 if anything is."""
    faults = 0
    for lang in wanted or languages():
        found = list(dict.fromkeys(everything(lang)))
        faults += len(found)
        for gap in found:
            print(f"{lang}: {gap}")
        covered, whole = coverage(lang)
        print(f"{lang}: {covered} of {whole} messages ({covered * 100 // whole} %), {len(found)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
