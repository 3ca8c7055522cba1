"""``belote docs serve``: a finished site from a folder or a zip, on this machine alone, with the right types."""

from __future__ import annotations

import http.client
import socket
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from belote.cli import app
from belote.cli.site_files import HOST, Archive, Folder, NoSite, opened, server

FILES = {
    "index.html": "<p>start",
    "404.html": "<p>lost",
    "en/index.html": "<p>english",
    "playground/pyodide/a.asm.wasm": "wasm",
    "playground/pyodide/a.mjs": "module",
    "playground/bundle.gz": "packed",
    "pagefind/en.pf_meta": "bytes",
}


def folder(path: Path) -> Path:
    """Return a small site as a folder."""
    for name, text in FILES.items():
        (path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (path / "site" / name).write_text(text, encoding="utf-8")
    (path / "secret.txt").write_text("secret", encoding="utf-8")
    return path / "site"


def packed(path: Path, top: str = "") -> Path:
    """Return the same site as a zip, in a folder of it if one is given."""
    with zipfile.ZipFile(path / "site.zip", "w") as target:
        for name, text in FILES.items():
            target.writestr(top + name, text)
    return path / "site.zip"


@pytest.fixture(params=["folder", "zip", "zip with one folder"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the site in one of its forms."""
    if request.param == "folder":
        return folder(tmp_path)
    return packed(tmp_path, "belote-site/" if "one folder" in request.param else "")


@contextmanager
def asked(site: Path) -> Iterator[http.client.HTTPConnection]:
    """Serve a site and give a connection to it."""
    running = server(opened(site), 0)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    try:
        yield http.client.HTTPConnection(HOST, running.server_port, timeout=10)
    finally:
        running.shutdown()
        running.server_close()
        thread.join()


def get(site: Path, address: str, method: str = "GET") -> tuple[int, dict[str, str], str]:
    """Return status, head and text of an answer."""
    with asked(site) as connection:
        connection.request(method, address)
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()


TYPES = {
    "/": "text/html; charset=utf-8",
    "/playground/pyodide/a.asm.wasm": "application/wasm",
    "/playground/pyodide/a.mjs": "text/javascript; charset=utf-8",
    "/playground/bundle.gz": "application/gzip",
    "/pagefind/en.pf_meta": "application/octet-stream",
}


@pytest.mark.parametrize(("address", "kind"), TYPES.items())
def test_files_are_sent_whole_as_what_they_are(site: Path, address: str, kind: str) -> None:
    status, head, text = get(site, address)
    assert (status, head["Content-Type"], text) == (200, kind, FILES[address.strip("/") or "index.html"])
    assert "Content-Encoding" not in head


def test_a_folder_leads_to_its_page_and_a_query_changes_nothing(site: Path) -> None:
    status, head, _ = get(site, "/en")
    assert (status, head["Location"]) == (301, "/en/")
    assert get(site, "/en/?q=x")[2] == "<p>english"


def test_what_is_not_there_is_answered_by_the_page_for_it(site: Path) -> None:
    status, _, text = get(site, "/nowhere/")
    assert (status, text) == (404, "<p>lost")


@pytest.mark.parametrize("address", ["/../secret.txt", "/%2e%2e/secret.txt", "/en/../../secret.txt", "/a%00b"])
def test_nothing_outside_the_site_is_sent(site: Path, address: str) -> None:
    status, _, text = get(site, address)
    assert (status, "secret" in text) == (404, False)


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    site = folder(tmp_path)
    (site / "out.txt").symlink_to(tmp_path / "secret.txt")
    assert get(site, "/out.txt")[0] == 404


def test_a_head_is_answered_without_the_file(site: Path) -> None:
    status, head, text = get(site, "/", "HEAD")
    assert (status, head["Content-Length"], text) == (200, str(len(FILES["index.html"])), "")


def test_it_is_not_to_be_seen_from_elsewhere(tmp_path: Path) -> None:
    running = server(opened(folder(tmp_path)), 0)
    try:
        assert running.server_address[0] == "127.0.0.1"
    finally:
        running.server_close()


def test_a_zip_is_read_without_being_unpacked(tmp_path: Path) -> None:
    assert isinstance(opened(packed(tmp_path)), Archive)
    assert isinstance(opened(folder(tmp_path)), Folder)
    assert {path.name for path in tmp_path.iterdir()} == {"site.zip", "site", "secret.txt"}


def test_what_is_no_site_is_told_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    for name, told in (("gone", "Check the path"), ("a.txt", "neither"), ("empty", "no index.html")):
        with pytest.raises(NoSite, match=told):
            opened(tmp_path / name)


def test_the_command_tells_of_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(app, ["docs", "serve", str(folder(tmp_path)), "--port", port])
    assert result.exit_code == 2
    assert "is taken by another program" in result.output
    assert "--port 0" in result.output


def test_the_command_tells_what_is_no_site(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["docs", "serve", str(tmp_path / "gone")])
    assert result.exit_code == 2
    assert "there is no such folder or file" in result.output
