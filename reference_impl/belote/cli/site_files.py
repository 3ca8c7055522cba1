"""A finished site as files, in a folder or a zip, and the server that shows it on this machine alone."""

from __future__ import annotations

import posixpath
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from typing import Protocol
from urllib.parse import quote, unquote, urlsplit

from belote.errors import visible

HOST = "127.0.0.1"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".txt": "text/plain; charset=utf-8",
    ".pdf": "application/pdf",
    ".zip": "application/zip",
    ".gz": "application/gzip",
    ".webmanifest": "application/manifest+json",
}
"""What browsers must be told; anything else is sent as bytes. A module or a program under another type is refused."""

BYTES = "application/octet-stream"

DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, NotImplementedError)
"""What reading a damaged, encrypted or foreign zip comes to."""


class NoSite(Exception):
    """What lies at a path is no finished site; the text says what is wrong and what to do."""


class Files(Protocol):
    """The files of a site by their paths, as ``en/index.html``."""

    def read(self, path: str) -> bytes | None:
        """Return a file, or nothing where there is none."""

    def holds(self, folder: str) -> bool:
        """Say whether there is such a folder with a page of its own."""


class Folder:
    """A site in a folder. Nothing outside of it is read, wherever links in it lead."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def read(self, path: str) -> bytes | None:
        """Return a file, or nothing where there is none that may be read."""
        try:
            file = (self.root / path).resolve()
            return file.read_bytes() if file.is_relative_to(self.root) and file.is_file() else None
        except (OSError, ValueError, RuntimeError):
            return None

    def holds(self, folder: str) -> bool:
        """Say whether there is such a folder with a page of its own."""
        return self.read(f"{folder}/index.html") is not None


class Archive:
    """A site in a zip, read without being unpacked; it may lie in one folder in it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.zip = zipfile.ZipFile(file)
        except DAMAGED as error:
            raise self.unread(error) from None
        self.lock = Lock()
        names = self.zip.namelist()
        tops = {name.split("/")[0] for name in names}
        self.top = f"{next(iter(tops))}/" if len(tops) == 1 and "index.html" not in names else ""
        self.names = frozenset(names)

    def read(self, path: str) -> bytes | None:
        """Return a file, or nothing where there is none."""
        name = self.top + path
        if name not in self.names or name.endswith("/"):
            return None
        try:
            with self.lock:
                return self.zip.read(name)
        except DAMAGED as error:
            raise self.unread(error) from None

    def unread(self, error: Exception) -> NoSite:
        """Return the error for a zip that cannot be read."""
        return NoSite(
            f"{self.file} cannot be read as a zip: {error}. Fetch it again, or unpack it and give the folder."
        )

    def holds(self, folder: str) -> bool:
        """Say whether there is such a folder with a page of its own."""
        return f"{self.top}{folder}/index.html" in self.names


def opened(path: Path) -> Files:
    """Return the files of a site. Raises ``NoSite``."""
    if not path.exists():
        raise NoSite(f"{path}: there is no such folder or file. Check the path.")
    if path.is_dir():
        files: Files = Folder(path)
    elif zipfile.is_zipfile(path):
        files = Archive(path)
    else:
        raise NoSite(f"{path} is neither a folder nor a zip. Give a finished site, as a folder or zipped.")
    if files.read("index.html") is None:
        raise NoSite(f"{path} has no index.html. Give the folder in which the finished site begins.")
    return files


def found(files: Files, address: str) -> tuple[HTTPStatus, str, bytes]:
    """Return what is answered to an address: the status, the path of the file or where to go, and the content."""
    try:
        path = unquote(urlsplit(address).path)
    except ValueError:
        path = "\0"
    plain = posixpath.normpath(path).strip("/")
    if "\0" in path or plain.startswith(".."):
        return HTTPStatus.NOT_FOUND, "404.html", b"Not found.\n"
    inside = "" if plain == "." else plain
    if path.endswith("/") or not inside:
        inside = posixpath.join(inside, "index.html")
    content = files.read(inside)
    if content is not None:
        return HTTPStatus.OK, inside, content
    if files.holds(inside):
        return HTTPStatus.MOVED_PERMANENTLY, quote(f"/{inside}/"), b""
    return HTTPStatus.NOT_FOUND, "404.html", files.read("404.html") or b"Not found.\n"


def type_of(path: str) -> str:
    """Return the type a file is sent as."""
    return TYPES.get(posixpath.splitext(path)[1].lower(), BYTES)


def server(files: Files, port: int, told: Callable[[str], None] = lambda line: None) -> ThreadingHTTPServer:
    """Return a server of a site on this machine alone; port 0 is any that is free. Raises ``OSError``.

    ``told`` is given a line for each address that leads nowhere.
    """

    class Handler(BaseHTTPRequestHandler):
        """Answers requests for files."""

        def do_GET(self) -> None:
            """Answer with the file."""
            self.answer(body=True)

        def do_HEAD(self) -> None:
            """Answer without the file."""
            self.answer(body=False)

        def answer(self, body: bool) -> None:
            """Answer a request."""
            try:
                status, path, content = found(files, self.path)
            except NoSite as error:
                told(visible(str(error)))
                status, path, content = HTTPStatus.INTERNAL_SERVER_ERROR, "500.txt", b"This cannot be read.\n"
            self.send_response(status)
            if status == HTTPStatus.MOVED_PERMANENTLY:
                self.send_header("Location", path)
            self.send_header("Content-Type", type_of(path))
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "no-cache")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.end_headers()
            if body:
                with suppress(ConnectionError):  # who asked has gone on to another page
                    self.wfile.write(content)
            if status == HTTPStatus.NOT_FOUND:
                told(visible(f"{self.path} is not there"))

        def log_message(self, *_: object) -> None:
            """Say nothing of what went well."""

    return ThreadingHTTPServer((HOST, port), Handler)
