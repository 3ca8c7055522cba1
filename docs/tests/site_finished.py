"""The finished site that is looked at: built beforehand, served on a port of this machine, and seen by a browser.

``BELOTE_SITE`` names its folder; without it it is where ``python docs/generators build`` puts it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playground_browser import FLAGS, PATIENCE, browser_path

from belote.cli.site_files import HOST, opened, server

DOCS = Path(__file__).resolve().parents[1]
SITE = Path(os.environ.get("BELOTE_SITE", DOCS / "build" / "site"))
SHOTS = os.environ.get("BELOTE_SHOTS", "")
"""Where screenshots are written, if anywhere."""

BUILD = "python docs/generators build --lang ar --variant belote-fr --variant contree-ffb"


def no_site() -> str:
    """Return why there is no site to be looked at; nothing if there is one."""
    return "" if (SITE / "index.html").is_file() else f"no finished site in {SITE}: {BUILD}"


def no_browser() -> str:
    """Return why nothing can be looked at in a browser; nothing if it can."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the Python package playwright is missing: pip install -e '.[docs]'"
    if browser_path() is None:
        return "no browser is installed (apt-get install chromium)"
    return no_site()


def languages() -> list[str]:
    """Return the languages of the finished site."""
    return sorted(path.parent.parent.name for path in SITE.glob("*/words/index.html"))


def pages(pattern: str, lang: str = "en") -> list[str]:
    """Return the addresses of the pages of a language, as ``en/words/``."""
    found = sorted((SITE / lang).glob(f"{pattern}/index.html"))
    return [f"{path.parent.relative_to(SITE).as_posix()}/" for path in found]


@contextmanager
def served() -> Iterator[str]:
    """Serve the finished site and give its address."""
    running = server(opened(SITE), 0)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{running.server_port}/"
    finally:
        running.shutdown()
        running.server_close()


@contextmanager
def browser() -> Iterator[Any]:
    """Give a browser that can reach this machine alone."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        found = player.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        try:
            yield found
        finally:
            found.close()


class Reader:
    """Somebody who reads the site: a window, and what the browser asked for and complained of meanwhile."""

    def __init__(self, chromium: Any, base: str, **window: Any) -> None:
        self.base = base
        self.context = chromium.new_context(**{"viewport": {"width": 1280, "height": 900}, **window})
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.elsewhere: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", self.asked)
        self.page.on("console", self.told)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("response", self.answered)

    def asked(self, request: Any) -> None:
        """Note a request of another host."""
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.elsewhere.append(request.url)

    def told(self, message: Any) -> None:
        """Note what the console is told to be wrong."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def answered(self, response: Any) -> None:
        """Note what was not there."""
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

    def go(self, address: str) -> Any:
        """Open a page and wait until nothing more is loaded."""
        self.page.goto(self.base + address, wait_until="networkidle")
        return self.page

    def close(self) -> None:
        """Close the window."""
        self.context.close()
