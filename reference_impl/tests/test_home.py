"""Folders of the user: also of one that has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote import home
from belote.publishing import fonts


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a user without a folder."""

    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobody)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)


def test_a_cache_is_where_it_was_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert home.cache_folder() == tmp_path / "belote"


@pytest.mark.parametrize("named", ["", "here", "./here"])
def test_a_cache_never_lies_in_the_folder_one_happens_to_be_in(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", named)
    assert home.cache_folder() == Path.home() / ".cache" / "belote"


@pytest.mark.usefixtures("homeless")
def test_without_a_home_there_is_a_place_where_nothing_is_kept() -> None:
    with pytest.raises(OSError, match=r".+"):
        home.cache_folder().mkdir(parents=True)


@pytest.mark.usefixtures("homeless")
def test_without_a_home_the_fonts_of_the_system_are_looked_for() -> None:
    assert any(place.is_absolute() for place in fonts.places())
