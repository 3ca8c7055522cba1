"""Messages keep to their schemas: those of the runner, and those of the reference. Clause protocol.lines."""

from __future__ import annotations

import json
import random
from typing import Any, ClassVar

import pytest
from corpus import SCHEMAS, offer, records, reference
from runner_samples import SCORE, outcomes, session

from belote.protocol import KINDS, Server
from belote_conformance.compare import ITEMS, REFUSALS, RESULTS, SETS
from belote_conformance.errors import BrokenAdapter, HarnessFault
from belote_conformance.messages import Validator
from belote_conformance.program import PROTOCOL
from belote_conformance.runner import run

VALIDATOR = Validator.from_folder(SCHEMAS)
RECORD = json.loads((SCHEMAS / "record.schema.json").read_text(encoding="utf-8"))
OBSERVATIONS = set(RECORD["$defs"]["checkpoint"]["properties"]) - {"at"}


def protocol_schema(name: str) -> dict[str, Any]:
    """Return the properties of a message."""
    schema = json.loads((SCHEMAS / "protocol" / f"{name}.schema.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = schema["properties"]
    return found


class TestSchemas:
    """There is one schema for each message, and the runner knows the words they know."""

    def test_every_message_has_a_request_and_a_reply(self) -> None:
        names = {"hello", "variant", "run", "explain", "stop"}
        expected = {f"{name}.{way}" for name in names for way in ("request", "reply")} | {"error.reply"}
        assert set(VALIDATOR.validators) == expected

    def test_what_may_be_asked_is_what_a_record_may_expect(self) -> None:
        asked = protocol_schema("run.request")["ask"]["items"]["properties"]["what"]["items"]["enum"]
        assert sorted(asked) == sorted(OBSERVATIONS)

    def test_the_comparison_knows_no_other_observations(self) -> None:
        assert ITEMS | SETS <= OBSERVATIONS

    def test_kinds_and_strictness_are_those_of_hello(self) -> None:
        hello = protocol_schema("hello.reply")
        assert set(KINDS) <= set(hello["kinds"]["items"]["enum"]) == set(RECORD["properties"]["kind"]["enum"])
        assert hello["results"]["enum"] == list(RESULTS)
        assert hello["refusals"]["enum"] == list(REFUSALS)


class TestValidator:
    """Asked for, every message is held against its schema: a wrong reply is malformed, a wrong request our fault."""

    GOOD: ClassVar[dict[str, Any]] = {
        "message": "run",
        "seq": 3,
        "status": "ok",
        "observations": [{"at": 0, "cards": ["JH"]}],
    }

    def test_a_reply_that_keeps_to_the_schema_is_let_through(self) -> None:
        VALIDATOR.check_reply(self.GOOD)

    @pytest.mark.parametrize(
        ("change", "place"),
        [
            ({"status": "fine"}, "status"),
            ({"seq": -1}, "seq"),
            ({"seq": "3"}, "seq"),
            ({"observation": []}, "observation"),
            ({"observations": {}}, "observations"),
            ({"observations": [{"cards": []}]}, "at"),
            ({"observations": [{"at": 0, "cards": ["10H"]}]}, "observations[0]"),
            ({"observations": [{"at": 0, "cards": []}, {"at": 1, "turns": "N"}]}, "observations[1]"),
            ({"observations": [{"at": "start", "cards": []}]}, "observations[0]"),
            ({"message": "ran"}, "there is no message ran.reply"),
        ],
    )
    def test_a_reply_that_does_not_is_malformed(self, change: dict[str, Any], place: str) -> None:
        with pytest.raises(BrokenAdapter) as caught:
            VALIDATOR.check_reply(self.GOOD | change)
        assert caught.value.kind == "malformed"
        assert place in str(caught.value)

    def test_a_request_that_does_not_is_a_fault_of_the_harness(self) -> None:
        VALIDATOR.check_request({"message": "hello", "seq": 1, "protocol": PROTOCOL})
        with pytest.raises(HarnessFault, match=r"hello\.request breaks its schema"):
            VALIDATOR.check_request({"message": "hello", "seq": 1})

    def test_a_run_under_the_validator_finds_a_misspelt_member(self) -> None:
        assert outcomes(run([SCORE], session("misspelt-member"))) == ["pass"]
        checked = session("misspelt-member", validator=VALIDATOR)
        (result,) = run([SCORE], checked)
        assert result.outcome == "error"
        assert "varients" in result.reason

    def test_an_honest_program_passes_under_the_validator(self) -> None:
        assert outcomes(run([SCORE], session("honest", validator=VALIDATOR))) == ["pass"]

    def test_a_wrong_request_is_not_sent_and_not_held_against_the_program(self) -> None:
        checked = session("honest", validator=VALIDATOR)
        checked.declarations.found["sample"] = (SCORE.data["variant"]["digest"], None)  # type: ignore[assignment]
        (result,) = run([SCORE], checked)
        assert result.outcome == "harness_fault"
        assert "variant.request breaks its schema" in result.reason


class TestReference:
    """The reference keeps to the schemas: of itself, for every variant, and for records of every kind."""

    def test_what_it_says_of_itself(self) -> None:
        server = Server()
        for message in ({"message": "hello", "seq": 1, "protocol": PROTOCOL}, {"message": "stop", "seq": 2}):
            VALIDATOR.check_request(message)
            VALIDATOR.check_reply(json.loads(server.answer(json.dumps(message))))

    @pytest.mark.parametrize("line", ["", "not json", "[]", "7", '{"seq":1}', '{"message":"jump","seq":4}', "{" * 5000])
    def test_what_it_cannot_read(self, line: str) -> None:
        reply = json.loads(Server().answer(line))
        assert reply["message"] == "error"
        VALIDATOR.check_reply(reply)

    def test_every_variant_of_the_corpus(self) -> None:
        _, variants = reference()
        for name, reply in variants.items():
            VALIDATOR.check_request(offer(name))
            VALIDATOR.check_reply(reply)

    def test_a_sample_of_records_of_every_kind(self) -> None:
        runs, _ = reference()
        chosen = random.Random(7).sample(records(), min(400, len(records())))
        for record in chosen:
            VALIDATOR.check_request({"message": "run", "seq": 1, "record": record.question(), "ask": record.ask()})
            VALIDATOR.check_reply(runs[record.id])
        assert {record.data["kind"] for record in chosen} >= {"deal", "position", "auction", "declarations", "refusal"}

    def test_every_observation_that_is_asked_for_is_given(self) -> None:
        runs, _ = reference()
        for record in records():
            given = [{"at": seen["at"], "what": [*seen][1:]} for seen in runs[record.id].get("observations", ())]
            wanted = [{"at": ask["at"], "what": ask["what"]} for ask in record.ask()]
            assert [{**g, "what": sorted(g["what"])} for g in given] == [
                {**w, "what": sorted(w["what"])} for w in wanted
            ], record.id

    def test_explanations(self) -> None:
        server = Server()
        for record in records()[::150]:
            server.answer(json.dumps(offer(record.variant)))
            request = {"message": "explain", "seq": 5, "record": record.question(), "at": 0}
            VALIDATOR.check_request(request)
            VALIDATOR.check_reply(json.loads(server.answer(json.dumps(request))))


class TestOneShot:
    """Clause protocol.one-shot: a run that carries its declaration needs no variant before it."""

    def request(self, **more: Any) -> dict[str, Any]:
        record = next(record for record in records() if record.data["kind"] == "score")
        declaration = offer(record.variant)["declaration"]
        members = {"record": record.question(), "ask": record.ask(), "declaration": declaration, **more}
        return {"message": "run", "seq": 1, **members}

    def test_the_reference_takes_the_declaration_with_the_run(self) -> None:
        request = self.request()
        VALIDATOR.check_request(request)
        reply = json.loads(Server().answer(json.dumps(request)))
        VALIDATOR.check_reply(reply)
        assert reply["status"] == "ok" and reply["observations"]

    def test_a_declaration_it_cannot_read_is_unsupported(self) -> None:
        reply = json.loads(Server().answer(json.dumps(self.request(declaration={}))))
        VALIDATOR.check_reply(reply)
        assert reply["status"] == "unsupported" and reply["reason"]
