"""``belote docs serve``: zips that cannot be read, addresses that are none, and what is told of them."""

from __future__ import annotations

import zipfile
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest
from cli_runs import refusal

from belote.cli.site_files import HOST, Folder, NoSite, found, opened, server


def zipped(file: Path, **more: str) -> Path:
    """Write a finished site as a zip."""
    with zipfile.ZipFile(file, "w") as made:
        made.writestr("index.html", "a page of a site")
        for name, text in more.items():
            made.writestr(name, text)
    return file


def spoiled(file: Path, how: str) -> Path:
    """Spoil a zip: its content, its list, by a password, or by a way of packing nobody knows."""
    data = bytearray(file.read_bytes())
    entry = data.find(b"PK\1\2")
    if how == "content":
        data[data.find(b"a page")] ^= 1
    elif how == "list":
        data[entry] = 0
    elif how == "password":
        data[6] |= 1
        data[entry + 8] |= 1
    else:
        data[8] = data[entry + 10] = 99
    file.write_bytes(data)
    return file


@pytest.mark.parametrize("how", ["content", "list", "password", "packing"])
def test_a_zip_that_cannot_be_read_is_told_with_a_way_out(tmp_path: Path, how: str) -> None:
    file = spoiled(zipped(tmp_path / "site.zip"), how)
    told = refusal("docs", "serve", file)
    assert str(file) in told and "unpack it" in told


def test_names_that_lead_out_of_a_zip_or_a_folder_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "secret.html").write_text("secret")
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("a page")
    (folder / "link.html").symlink_to(tmp_path / "secret.html")
    archive = zipped(tmp_path / "site.zip", **{"../secret.html": "secret", "/secret.html": "secret"})
    for files in (opened(archive), opened(folder)):
        for address in ("/../secret.html", "/..%2fsecret.html", "//secret.html", "/%2e%2e/secret.html", "/link.html"):
            assert found(files, address)[2] in (b"Not found.\n", found(files, "/")[2]), address
        assert found(files, "/")[0] == HTTPStatus.OK


@pytest.mark.parametrize("address", ["//[", "/%00", "/" + "x" * 5000, "/%ff%fe", "/%ed%a0%80", "/a\\..\\b"])
def test_an_address_that_is_none_is_not_found(tmp_path: Path, address: str) -> None:
    (tmp_path / "index.html").write_text("a page")
    assert found(Folder(tmp_path), address)[0] == HTTPStatus.NOT_FOUND


def test_a_folder_with_a_name_in_any_letters_is_found(tmp_path: Path) -> None:
    (tmp_path / "правила").mkdir()
    for folder in (tmp_path, tmp_path / "правила"):
        (folder / "index.html").write_text("a page")
    status, place, _ = found(Folder(tmp_path), "/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0")
    assert status == HTTPStatus.MOVED_PERMANENTLY and place.isascii()
    assert found(Folder(tmp_path), place)[0] == HTTPStatus.OK


def test_a_page_that_is_damaged_is_told_and_the_others_are_shown(tmp_path: Path) -> None:
    file = zipped(tmp_path / "site.zip", **{"other.html": "another one"})
    data = file.read_bytes()
    file.write_bytes(data.replace(b"another one", b"another two"))
    told: list[str] = []
    running = server(opened(file), 0, told.append)
    Thread(target=running.serve_forever, daemon=True).start()
    try:
        answers = []
        for address in ("/other.html", "/\x1b[31mred", "/"):
            asked = HTTPConnection(HOST, running.server_address[1], timeout=10)
            asked.putrequest("GET", "/", skip_host=True)
            asked._buffer[0] = f"GET {address} HTTP/1.1".encode()  # type: ignore[attr-defined]
            asked.endheaders()
            answers.append(asked.getresponse().status)
            asked.close()
    finally:
        running.shutdown()
        running.server_close()
    assert answers == [500, 404, 200]
    assert len(told) == 2 and str(file) in told[0] and "\x1b" not in told[1]


def test_a_folder_that_is_no_site_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoSite, match="has no index"):
        opened(tmp_path)
    assert "no such" in refusal("docs", "serve", tmp_path / "missing")
