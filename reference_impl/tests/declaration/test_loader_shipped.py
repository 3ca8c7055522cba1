"""The declarations of this project load, say where every leaf came from, and survive the way through JSON."""

from __future__ import annotations

import json

import pytest

from belote.data import variants_folder
from belote.declaration import (
    digest,
    files,
    from_resolved,
    resolve,
    resolved_document,
    uncited_leaves,
    variants,
)
from belote.declaration.paths import leaves
from belote.declaration.vocabulary import known_keys, sections


@pytest.mark.parametrize("name", sorted(files()))
def test_every_declaration_resolves(name: str) -> None:
    found = resolve(name)
    assert found.id == name
    assert found.provenance.keys() == {path for path, _ in leaves(found.data)}


@pytest.mark.parametrize("section", sections())
def test_the_table_for_writers_names_every_key_of_a_section(section: str) -> None:
    text = (variants_folder() / "README.md").read_text("utf-8")
    (row,) = [line for line in text.splitlines() if line.startswith(f"| `{section}` |")]
    assert [key for key in known_keys((section,)) if f"`{key}`" not in row] == []


@pytest.mark.parametrize("name", variants())
def test_every_leaf_of_a_variant_is_cited(name: str) -> None:
    assert uncited_leaves(resolve(name)) == []


@pytest.mark.parametrize("name", variants())
def test_every_text_of_a_published_variant_has_an_english_version(name: str) -> None:
    found = resolve(name)
    titles = [option.title for option in found.declared.values()]
    texts = [found.names, found.summary or {"en": ""}, *titles, *(note["text"] for note in found.notes)]
    assert [text for text in texts if "en" not in text] == []


@pytest.mark.parametrize("name", variants())
def test_a_variant_survives_the_way_through_json(name: str) -> None:
    found = resolve(name)
    read = json.loads(json.dumps(resolved_document(found)))
    assert digest(read) == found.digest
    assert from_resolved(read) == from_resolved(resolved_document(found))
