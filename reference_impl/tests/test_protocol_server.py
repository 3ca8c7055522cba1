"""The reference as a program under check: every line gets exactly one answer, and every answer keeps to its schema."""

from __future__ import annotations

import copy
import io
import json
from functools import cache
from random import Random
from typing import Any

import jsonschema
import pytest

from belote.cli.serve import lines
from belote.data import records_folder, root
from belote.declaration import resolved_document
from belote.library import resolved
from belote.protocol import KINDS, LONGEST_LINE, Server

Data = dict[str, Any]


@cache
def schema(name: str) -> jsonschema.Draft202012Validator:
    """Return the validator of a message."""
    file = root() / "spec" / "schema" / "protocol" / f"{name}.schema.json"
    return jsonschema.Draft202012Validator(json.loads(file.read_text("utf-8")))


@cache
def checkpoint() -> jsonschema.Draft202012Validator:
    """Return the validator of what is observed at one place."""
    record = json.loads((root() / "spec" / "schema" / "record.schema.json").read_text("utf-8"))
    return jsonschema.Draft202012Validator({"$ref": "#/$defs/checkpoint", "$defs": record["$defs"]})


def answer(server: Server, line: str | bytes) -> Data:
    """Return the answer to a line, after holding it against its schema."""
    text = server.answer(line)
    assert "\n" not in text
    reply: Data = json.loads(text)
    schema(f"{reply['message']}.reply").validate(reply)
    return reply


def ask(server: Server, message: str, seq: int = 1, **members: Any) -> Data:
    """Return the answer to a request, which must repeat its message and number."""
    reply = answer(server, json.dumps({"message": message, "seq": seq, **members}))
    assert (reply["message"], reply["seq"]) == (message, seq)
    return reply


def document(name: str) -> Data:
    """Return a resolved declaration as it is sent."""
    return copy.deepcopy(resolved_document(resolved(name)))


@pytest.fixture
def server() -> Server:
    """Return a server that was sent a variant."""
    found = Server()
    assert ask(found, "variant", id="belote-fr", digest="x", declaration=document("belote-fr"))["status"] == "ok"
    return found


POSITION: Data = {
    "id": "play/x",
    "kind": "position",
    "given": {"contract": {"denomination": "hearts", "taker": "N"}, "seat": "S", "cards": ["JH", "7D"], "trick": []},
    "events": [],
}


class TestMessages:
    """Clauses protocol.hello, protocol.variant, protocol.run, protocol.explain and protocol.stop."""

    def test_hello(self) -> None:
        reply = ask(Server(), "hello", protocol="1.0")
        assert reply["protocol"] == "1.0" and reply["kinds"] == list(KINDS)
        assert (reply["results"], reply["refusals"]) == ("trace", "code")
        assert "variants" not in reply, "it reads declarations"

    def test_run(self, server: Server) -> None:
        reply = ask(server, "run", record=POSITION, ask=[{"at": 0, "what": ["cards", "turn"]}])
        assert reply == {
            "message": "run",
            "seq": 1,
            "status": "ok",
            "observations": [{"at": 0, "cards": ["7D", "JH"], "turn": "S"}],
        }

    def test_explain(self, server: Server) -> None:
        reply = ask(server, "explain", record=POSITION, at=0)
        assert reply["status"] == "ok"
        assert reply["lines"] == [{"text": "Any card may be led.", "clause": "play.lead.trump"}]

    def test_stop(self, server: Server) -> None:
        assert ask(server, "stop", seq=9) == {"message": "stop", "seq": 9}
        assert server.stopped

    def test_a_refused_event_is_observed_and_not_applied(self, server: Server) -> None:
        record = POSITION | {"kind": "refusal", "base": "position"}
        record["events"] = [{"seat": "S", "do": "play", "card": "AS"}]
        reply = ask(server, "run", record=record, ask=[{"at": 0, "what": ["refused", "turn"]}])
        (seen,) = reply["observations"]
        assert seen["refused"] == {"code": "play.not-held", "phase": "play", "clause": "play.playable"}
        assert seen["turn"] == "S"


class TestOrder:
    """What comes before what was needed for it."""

    @pytest.mark.parametrize(("message", "more"), [("run", {"ask": []}), ("explain", {"at": 0})])
    def test_nothing_runs_before_a_variant(self, message: str, more: Data) -> None:
        reply = ask(Server(), message, record=POSITION, **more)
        assert reply["status"] == "error" and "variant" in reply["reason"]

    def test_nor_after_one_that_is_not_supported(self, server: Server) -> None:
        assert ask(server, "variant", id="x", digest="y", declaration={})["status"] == "unsupported"
        assert ask(server, "run", record=POSITION, ask=[])["status"] == "error"

    def test_two_declarations_with_one_digest_are_two(self, server: Server) -> None:
        asked = [{"at": 0, "what": ["turn"]}]
        other = copy.deepcopy(POSITION)
        other["given"]["seat"] = "W"
        assert ask(server, "run", record=other, ask=asked)["status"] == "ok"
        ask(server, "variant", id="deberts-ua", digest="x", declaration=document("deberts-ua"))
        assert ask(server, "run", record=other, ask=asked)["status"] == "error", "three players have no W"

    def test_a_variant_sent_again_is_the_same(self, server: Server) -> None:
        before = server.current
        ask(server, "variant", id="bela-hr", digest="y", declaration=document("bela-hr"))
        ask(server, "variant", id="belote-fr", digest="x", declaration=document("belote-fr"))
        assert server.current is before


class TestBrokenDeclarations:
    """Clause protocol.variant: unsupported, with the sections that cannot be done."""

    @pytest.mark.parametrize(
        ("section", "value"),
        [
            ("players", {"count": 5, "sides": "partners", "direction": "clockwise"}),
            ("pack", None),
            ("auction", []),
            ("play", {"lead": {"first": "nobody"}}),
            ("match", {"target": -5}),
        ],
    )
    def test_the_section_is_named(self, section: str, value: Any) -> None:
        broken = {**document("belote-fr"), section: value}
        reply = ask(Server(), "variant", id="x", digest="y", declaration=broken)
        assert reply["status"] == "unsupported" and reply["reason"]
        assert section in reply["sections"]

    def test_a_section_that_may_be_absent_has_its_defaults(self) -> None:
        document_without = document("belote-fr")
        del document_without["irregularities"]
        assert ask(Server(), "variant", id="x", digest="y", declaration=document_without)["status"] == "ok"

    def test_damage_of_any_kind_is_answered(self) -> None:
        random, server = Random(5), Server()
        for _ in range(60):
            broken = document(random.choice(("belote-fr", "deberts-ua", "bela-hr")))
            damage(broken, random)
            reply = ask(server, "variant", id="x", digest="y", declaration=broken)
            assert reply["status"] in ("ok", "unsupported")
            assert "a fault of the reference" not in reply.get("reason", "")


def damage(data: Any, random: Random) -> None:
    """Replace or remove one thing somewhere below some data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = random.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and random.random() < 0.8:
            data = data[key]
            continue
        if random.random() < 0.3:
            del data[key]
        else:
            data[key] = random.choice((None, True, -1, 0, 7, 10**12, "x", "hearts", [], {}, [[]], "789"))
        return


class TestGarbage:
    """Clause protocol.lines: exactly one reply for each request, whatever it is."""

    @pytest.mark.parametrize(
        "line",
        [
            "",
            "x",
            "{",
            "[]",
            "null",
            "7",
            '"hello"',
            "{}",
            '{"message":"hello"}',
            '{"message":"hello","seq":"1"}',
            '{"message":"hello","seq":true}',
            '{"message":"hello","seq":-1}',
            '{"message":"hello","seq":1.0}',
            '{"message":"hello","seq":1,"seq":2}',
            '{"message":"hello","seq":NaN}',
            '{"message":7,"seq":1}',
            '{"message":["hello"],"seq":1}',
            '{"message":"helo","seq":1}',
            '{"message":"variant","seq":1}',
            '{"message":"variant","seq":1,"declaration":[]}',
            '{"message":"run","seq":1}',
            '{"message":"run","seq":1,"record":{}}',
            '{"message":"run","seq":1,"record":[],"ask":[]}',
            '{"message":"explain","seq":1,"record":{},"at":null}',
            '{"message":"hello","seq":1}{"message":"hello","seq":2}',
            "[" * 100_000,
            '{"a":' * 5_000,
            '{"message":"hello","seq":' + "9" * 10_000 + "}",
            b"\xff\xfe\x00",
            '{"message":"hello","seq":1}'.encode("utf-16"),
            "\ufeff{}",
            '{"message":"\\ud800","seq":1}',
        ],
    )
    def test_what_cannot_be_read_gets_an_error(self, line: str | bytes) -> None:
        reply = answer(Server(), line)
        assert reply["message"] == "error" and reply["reason"].startswith("the request cannot be read: ")

    def test_the_number_is_repeated_where_there_is_one(self) -> None:
        assert answer(Server(), '{"message":"helo","seq":4}')["seq"] == 4
        assert 'Did you mean "hello"?' in answer(Server(), '{"message":"helo","seq":4}')["reason"]
        assert answer(Server(), "{}")["seq"] is None

    def test_the_server_goes_on_after_garbage(self, server: Server) -> None:
        answer(server, "garbage")
        assert ask(server, "run", record=POSITION, ask=[])["status"] == "ok"

    def test_a_line_that_is_too_long_is_one_request(self) -> None:
        source = io.BytesIO(b"[" * (2 * LONGEST_LINE) + b'\n{"message":"hello","seq":1}\n')
        replies = [answer(Server(), line) for line in lines(source)]
        assert [reply["message"] for reply in replies] == ["error", "hello"]

    def test_empty_lines_are_no_requests(self) -> None:
        source = io.BytesIO(b'\n  \n{"message":"hello","seq":1}')
        assert len(list(lines(source))) == 1

    @pytest.mark.parametrize(
        "record",
        [
            {},
            {"id": "x", "kind": "deal", "given": {}, "events": []},
            {"id": "x", "kind": "perft", "given": {}, "events": []},
            {"id": "x", "kind": {}, "given": {}, "events": []},
            {**POSITION, "given": {"a": [[[[[[]]]]]]}},
            {**POSITION, "events": "play"},
            {**POSITION, "given": {**POSITION["given"], "cards": [["JH"]]}},
        ],
    )
    def test_a_record_that_cannot_be_run_is_an_error(self, server: Server, record: Data) -> None:
        for message, more in (("run", {"ask": [{"at": 0, "what": ["cards"]}]}), ("explain", {"at": 0})):
            reply = ask(server, message, record=record, **more)
            assert reply["status"] == "error" and reply["reason"]
            assert "a fault of the reference" not in reply["reason"]


def test_the_corpus_is_answered_in_the_form_of_the_schemas() -> None:
    """One record in sixty: requests and answers keep to the schemas, observations to that of checkpoints."""
    server, sent = Server(), ""
    for file in sorted(records_folder().rglob("*.json"))[::60]:
        record = json.loads(file.read_text("utf-8"))
        name = "+".join((record["variant"]["id"], *record["variant"]["options"]))
        if name != sent:
            assert ask(server, "variant", id=name, digest="x", declaration=document(name))["status"] == "ok"
            sent = name
        question = {key: record[key] for key in ("id", "kind", "base", "variant", "given", "events") if key in record}
        asked = [{"at": point["at"], "what": [key for key in point if key != "at"]} for point in record["expect"]]
        request = {"message": "run", "seq": 1, "record": question, "ask": asked}
        schema("run.request").validate(request)
        reply = answer(server, json.dumps(request))
        assert reply["status"] == "ok" and len(reply["observations"]) == len(asked)
        for point in reply["observations"]:
            checkpoint().validate(point)
        assert ask(server, "explain", record=question, at="end")["status"] == "ok"


def test_what_is_wrong_and_what_to_do_are_two_sentences(server: Server) -> None:
    assert answer(server, b"\xff")["reason"].endswith("byte 0xff is not UTF-8. Save the file as UTF-8.")
