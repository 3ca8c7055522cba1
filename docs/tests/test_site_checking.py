"""The checker of finished pages: each fault it is for is found, and a sound site has none."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("lxml", reason="lxml is missing: pip install -e '.[docs]'")

from generators.checking import faults, target

PAGE = (
    '<!DOCTYPE html><html lang="en" dir="ltr"><head><title>T</title>{head}</head>'
    '<body><h1 id="top">T</h1><p id="two"></p>{body}</body></html>'
)


def site(folder: Path, body: str = "", head: str = "", **others: str) -> list[str]:
    """Return the faults of a site of one page and other files, by their names with ``__`` for a slash."""
    (folder / "index.html").write_text(PAGE.format(body=body, head=head), encoding="utf-8")
    for name, text in others.items():
        file = folder / name.replace("__", "/").replace("_", ".")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(faults(folder))


SOUND = [
    '<a href="#two">x</a>',
    '<a href="./">x</a>',
    '<a href="other/">x</a>',
    '<a href="other/#there">x</a>',
    '<a href="https://example.org/">a plain link is followed by nobody but a reader</a>',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
    '<svg role="img"><title>A trick</title></svg>',
    '<button aria-label="Search"><svg></svg></button>',
]


@pytest.mark.parametrize("body", SOUND)
def test_what_is_sound_has_no_fault(tmp_path: Path, body: str) -> None:
    other = PAGE.format(body='<p id="there"></p>', head="")
    assert site(tmp_path, body, other__index_html=other) == []


WRONG = {
    '<a href="gone/">x</a>': "gone/ leads nowhere",
    '<a href="#gone">x</a>': "#gone leads to no place on its page",
    '<p id="two"></p>': "the id two stands 2 times",
    '<img src="a.png">': "has no alternative",
    '<svg role="img"></svg>': "a drawing has no name",
    '<a href="#two"><svg></svg></a>': "a a has no name",
    '<button class="b"></button>': "a button has no name: b",
    "<h1>Two</h1>": "2 headings of the first level",
    '<span class="untranslated">x</span>': "does not say its language",
    '<script src="https://example.org/x.js"></script>': "it loads https://example.org/x.js",
    '<img alt="" src="//example.org/x.png">': "it loads //example.org/x.png",
    '<p style="background: url(https://example.org/x.png)">x</p>': "it loads https://example.org/x.png",
    '<style>@import "https://example.org/x.css";</style>': "it loads https://example.org/x.css",
}


@pytest.mark.parametrize(("body", "told"), WRONG.items())
def test_what_is_wrong_is_told(tmp_path: Path, body: str, told: str) -> None:
    assert any(told in fault for fault in site(tmp_path, body))


@pytest.mark.parametrize("rel", ["stylesheet", "icon", "preconnect", "preload", "dns-prefetch"])
def test_a_link_that_a_browser_follows_by_itself_leads_to_no_other_host(tmp_path: Path, rel: str) -> None:
    found = site(tmp_path, head=f'<link rel="{rel}" href="https://example.org/">')
    assert found == ["index.html: it loads https://example.org/"]
    assert site(tmp_path, head='<link rel="canonical" href="https://example.org/">') == []


def test_a_style_sheet_loads_from_no_other_host(tmp_path: Path) -> None:
    assert site(tmp_path, a_css="p { background: url('https://example.org/x.png') }") == [
        "a.css: loads https://example.org/x.png"
    ]


def test_a_page_says_its_language_direction_and_title(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head></head><body><h1>x</h1></body></html>", encoding="utf-8")
    told = "\n".join(faults(tmp_path))
    assert "it does not say its lang" in told
    assert "it does not say its dir" in told
    assert "it has no title" in told


def test_a_folder_without_a_page_is_no_site(tmp_path: Path) -> None:
    assert list(faults(tmp_path)) == [f"{tmp_path}: there is no page"]


@pytest.mark.parametrize(
    ("page", "path", "file"),
    [
        ("a/b/index.html", "../c/", "a/c/index.html"),
        ("a/index.html", "", "a/index.html"),
        ("a/index.html", "/b/x.css", "b/x.css"),
        ("a/index.html", "../../out", "../out"),
        ("a/b/index.html", "..", "a/index.html"),
    ],
)
def test_an_address_is_followed_from_its_page(page: str, path: str, file: str) -> None:
    assert target(page, path) == file
