"""Checking the finished pages, as they are read: every link and anchor, ids, languages, text alternatives, other hosts.

It sees what a build of one language cannot: links between languages, and addresses written by hand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from lxml import html as lxml_html
from lxml.html import HtmlElement

from generators.writing import processes

LOADED = {
    "script": ("src",),
    "img": ("src", "srcset"),
    "source": ("src", "srcset"),
    "iframe": ("src",),
    "embed": ("src",),
    "object": ("data",),
    "video": ("src", "poster"),
    "audio": ("src",),
    "track": ("src",),
    "use": ("href",),
    "image": ("href",),
    "input": ("src",),
}
LINKED = {"stylesheet", "icon", "preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch", "manifest"}
"""The kinds of ``link`` that a browser follows by itself."""
REMOTE = re.compile(r"^(https?:)?//")
IN_STYLE = re.compile(r"""(?:url\(\s*['"]?|@import\s+['"])((?:https?:)?//[^'")\s]+)""")
STATEFUL = "playground/"
"""Pages whose fragments are a state, no place, and which a script writes: its own tests look at them in a browser."""


class Seen(NamedTuple):
    """What was seen on one page: its faults, its anchors, and where it leads (address, and place in this site)."""

    page: str
    faults: tuple[str, ...]
    anchors: frozenset[str]
    links: tuple[tuple[str, str, str], ...]


def faults(folder: Path) -> Iterator[str]:
    """Yield what is wrong with a finished site."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
    if not names:
        yield f"{folder}: there is no page"
    with ProcessPoolExecutor(processes()) as pool:
        pages = {seen.page: seen for seen in pool.map(partial(look, folder), names, chunksize=16)}
    for seen in pages.values():
        yield from (f"{seen.page}: {fault}" for fault in seen.faults)
        yield from dead(folder, seen, pages)
    for path in sorted(folder.rglob("*.css")):
        for address in IN_STYLE.findall(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(folder).as_posix()}: loads {address}"


def look(folder: Path, name: str) -> Seen:
    """Return what is seen on a page."""
    root = lxml_html.fromstring((folder / name).read_bytes(), parser=lxml_html.HTMLParser(encoding="utf-8"))
    elements = [element for element in root.iter() if isinstance(element.tag, str)]
    ids = Counter(element.get("id") for element in elements if element.get("id"))
    names = frozenset(element.get("name", "") for element in elements if element.tag == "a")
    scripted = name.startswith(STATEFUL)
    found = (
        *of_page(root, scripted),
        *(f"the id {one} stands {times} times" for one, times in ids.items() if times > 1),
    )
    wrong = (fault for element in elements for fault in of_element(element, scripted))
    anchors = frozenset(str(one) for one in ids) | names
    return Seen(name, (*found, *wrong), anchors, tuple(links(name, elements)))


def of_page(root: HtmlElement, scripted: bool = False) -> Iterator[str]:
    """Yield what is wrong with a page as a whole; one that a script writes has its headings later."""
    for attribute in ("lang", "dir"):
        if not root.get(attribute):
            yield f"it does not say its {attribute}"
    title = root.find(".//title")
    if title is None or not (title.text or "").strip():
        yield "it has no title"
    number = len(root.findall(".//h1"))
    if not scripted and number != 1 and root.find("body") is not None:
        yield f"it has {number} headings of the first level"


def of_element(element: HtmlElement, scripted: bool = False) -> Iterator[str]:
    """Yield what is wrong with one element; on a page that a script writes names come later."""
    if element.tag == "img" and element.get("alt") is None:
        yield f"the image {element.get('src')} has no alternative"
    if element.tag == "svg" and element.get("role") == "img" and not named(element):
        yield "a drawing has no name"
    if not scripted and element.tag in ("a", "button") and not spoken(element):
        yield f"a {element.tag} has no name: {element.get('href') or element.get('class')}"
    if "untranslated" in (element.get("class") or "").split() and not element.get("lang"):
        yield f"a text does not say its language: {element.text_content()[:60]}"
    yield from (f"it loads {address}" for address in loaded(element) if REMOTE.match(address))


def named(drawing: HtmlElement) -> bool:
    """Say whether a drawing has a name."""
    return bool(drawing.get("aria-label")) or any(
        child.tag == "title" and (child.text or "").strip() for child in drawing
    )


def spoken(element: HtmlElement) -> bool:
    """Say whether a link or button says what it is; an anchor that leads nowhere need not."""
    if element.tag == "a" and element.get("href") is None:
        return True
    names = (element.get("aria-label"), element.get("title"), element.text_content())
    return any((name or "").strip() for name in names)


def loaded(element: HtmlElement) -> Iterator[str]:
    """Yield the addresses that a browser loads by itself for an element."""
    tag = str(element.tag)
    if tag == "link" and LINKED & set((element.get("rel") or "").split()):
        yield element.get("href") or ""
    for attribute in LOADED.get(tag, ()):
        value = element.get(attribute) or ""
        yield from (part.split()[0] for part in value.split(",") if part.strip())
    style = (element.text or "") if tag == "style" else element.get("style") or ""
    yield from IN_STYLE.findall(style)


def links(page: str, elements: list[HtmlElement]) -> Iterator[tuple[str, str, str]]:
    """Yield the addresses within the site that a page names: as written, the file, and the anchor."""
    for element in elements:
        addresses = [element.get("href"), element.get("src"), element.get("action")]
        if element.tag in ("use", "image"):
            continue
        for address in filter(None, addresses):
            parts = urlsplit(address)
            if not parts.scheme and not parts.netloc:
                yield address, target(page, parts.path), unquote(parts.fragment)


def target(page: str, path: str) -> str:
    """Return the file an address leads to, as seen from a page; one that leads out of the site begins with ``..``."""
    if not path:
        return page
    steps = [] if path.startswith("/") else page.split("/")[:-1]
    for step in unquote(path).strip("/").split("/"):
        if step == "..":
            steps = steps[:-1] if steps and steps[-1] != ".." else [*steps, ".."]
        elif step not in ("", "."):
            steps.append(step)
    if path.endswith(("/", "/.", "/..")) or path in (".", ".."):
        steps.append("index.html")
    return "/".join(steps)


def dead(folder: Path, seen: Seen, pages: dict[str, Seen]) -> Iterator[str]:
    """Yield the links of a page that lead nowhere."""
    for address, file, anchor in dict.fromkeys(seen.links):
        if file.startswith(STATEFUL) and (file in pages or not (folder / STATEFUL).exists()):
            continue
        if file in pages:
            if anchor and not anchor.startswith(":~:") and anchor not in pages[file].anchors:
                yield f"{seen.page}: {address} leads to no place on its page"
        elif not (folder / file).is_file():
            yield f"{seen.page}: {address} leads nowhere"
