"""A headless browser, the finished playground on a port of this machine, and what the browser asks for."""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from belote.playground.links import state

DOCS = Path(__file__).resolve().parents[1]
BROWSERS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)
PATIENCE = 180_000
"""How long the reference may take to start on a busy machine, in milliseconds."""

IDLE = """() => {
  const loading = document.querySelector(".loading");
  return document.querySelector(".tool h1") && (!loading || loading.hidden)
    && !document.querySelector(".busy") && !document.querySelector(".waiting");
}"""


def missing() -> str:
    """Return what is missing for running a browser; nothing if all is there."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the Python package playwright is missing"
    if browser_path() is None:
        return "no browser is installed (apt-get install chromium)"
    if shutil.which("node") is None:
        return "node is not installed"
    return "" if (DOCS / "node_modules" / "esbuild").is_dir() else "what npm ci installs in docs is missing"


def browser_path() -> str | None:
    """Return the browser that is installed."""
    return next((path for path in BROWSERS if Path(path).exists()), None)


def build(out: Path) -> None:
    """Build the playground."""
    program = DOCS / "playground" / "build.py"
    subprocess.run([sys.executable, str(program), "--out", str(out)], check=True, timeout=110, capture_output=True)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """Serve a folder on a free port; yields its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", server
    finally:
        server.shutdown()
        server.server_close()


class Visit:
    """One visitor: a page, the addresses it asked for, and everything the browser complained of."""

    def __init__(self, context: Any, address: str) -> None:
        self.address = address
        self.context = context
        self.asked: list[str] = []
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self.asked.append(request.url))
        self.page = context.new_page()
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def heard(self, message: Any) -> None:
        """Note an error or a warning of the console."""
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    @property
    def outside(self) -> list[str]:
        """What was asked of anybody but the server of the page."""
        return [url for url in self.asked if not url.startswith((self.address, "data:", "blob:", "about:"))]

    def open(self, fragment: str = "", lang: str = "en") -> Any:
        """Open a state of the playground, and wait until it is there; in an open page only the fragment changes."""
        if self.page.url.startswith(self.address):
            self.page.evaluate("fragment => { location.hash = fragment; }", fragment)
            self.page.wait_for_timeout(300)
        else:
            self.page.goto(f"{self.address}?lang={lang}#{fragment}" if fragment else f"{self.address}?lang={lang}")
        return self.idle()

    def written(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the state in the address once it is as wanted; it is written a moment after a change."""
        for _ in range(100):
            found = state(self.page.evaluate("location.hash"))
            if wanted(found):
                return found
            self.page.wait_for_timeout(100)
        raise AssertionError(f"the address says {found}")

    def idle(self) -> Any:
        """Wait until the reference has nothing to do."""
        self.page.wait_for_function(IDLE)
        self.page.wait_for_timeout(400)
        self.page.wait_for_function(IDLE)
        return self.page
