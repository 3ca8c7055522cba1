"""Joining: one site of the languages, with fonts, search, playground, redirects, and a page for dead ends."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from generators import redirecting
from generators.places import DOCS, MODULES
from generators.tree import Chosen
from generators.words import direction
from generators.writing import Planned

FONTS = {
    "noto-sans": ("cyrillic-ext", "cyrillic", "greek-ext", "greek", "latin-ext", "latin"),
    "noto-sans-arabic": ("arabic",),
    "noto-sans-armenian": ("armenian",),
}
"""The packages of the fonts, with the scripts that are taken from each."""
FACE = re.compile(r"/\* ([a-z-]+) \*/\n@font-face \{.*?\n\}", re.DOTALL)
FONT_FILE = re.compile(r"\./files/([\w-]+\.woff2)")
UNSOUGHT = ".headerlink, .play, .actions, .clause, [data-pagefind-ignore]"
"""What on a page is not searched."""
HEAD = re.compile(r'<html lang="([\w-]+)"')


class Missing(Exception):
    """Something from npm that is not there."""


def join(
    chosen: Chosen,
    sites: Mapping[str, Path],
    plans: Sequence[Planned],
    out: Path,
    site_url: str = "",
    playground: bool = True,
) -> None:
    """Make one site of the built languages. Raises ``Missing`` where ``npm ci`` was not run."""
    if not MODULES.is_dir():
        raise Missing(f"There is no {MODULES}. Run: npm ci --prefix {DOCS}")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for lang, site in sites.items():
        move(site, out / lang)
    fonts(out / "assets")
    redirecting.write(chosen, plans, out, site_url)
    search(out)
    if playground:
        make_playground(out / "playground")


def move(site: Path, out: Path) -> None:
    """Move a built language into its place, without what nothing uses, and with the direction on every page."""
    for name in ("assets/javascripts/lunr", "assets/javascripts/workers", "404.html", "sitemap.xml.gz"):
        path = site / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for path in site.rglob("*.map"):
        path.unlink()
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        path.write_text(HEAD.sub(with_direction, text, count=1), encoding="utf-8", newline="\n")
    shutil.move(site, out)


def with_direction(found: re.Match[str]) -> str:
    """Return the head of a page with the direction of its language."""
    return f'<html lang="{found[1]}" dir="{direction(found[1])}"'


def fonts(assets: Path) -> None:
    """Put the fonts in place: one family, of which a reader loads the scripts there are on a page."""
    (assets / "fonts").mkdir(parents=True)
    faces = [face for package in FONTS for face in font_faces(package, assets / "fonts")]
    text = "/* Noto Sans, SIL Open Font License 1.1; from the @fontsource-variable packages */\n" + "".join(faces)
    (assets / "fonts.css").write_text(text, encoding="utf-8", newline="\n")


def font_faces(package: str, folder: Path) -> list[str]:
    """Copy the files of a font and return its faces."""
    source = MODULES / "@fontsource-variable" / package
    faces = []
    for found in FACE.finditer((source / "index.css").read_text(encoding="utf-8")):
        if found[1].removeprefix(f"{package}-").removesuffix("-wght-normal") in FONTS[package]:
            for name in FONT_FILE.findall(found[0]):
                shutil.copyfile(source / "files" / name, folder / name)
            face = FONT_FILE.sub(r"fonts/\1", found[0])
            faces.append(re.sub(r"font-family: '[^']+'", "font-family: 'Noto Sans'", face) + "\n")
    shutil.copyfile(source / "LICENSE", folder / f"{package}-LICENSE.txt")
    return faces


def search(out: Path) -> None:
    """Make what the search looks in, of the finished pages. Raises ``Missing`` if it cannot be made."""
    program = MODULES / ".bin" / "pagefind"
    command = [str(program), "--site", str(out), "--exclude-selectors", UNSOUGHT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"pagefind: {(done.stdout + done.stderr).strip()}")
    for path in (out / "pagefind").glob("*ui*"):
        path.unlink()


def make_playground(out: Path) -> None:
    """Make the playground. Raises ``Missing`` if it cannot be made."""
    program = DOCS / "playground" / "build.py"
    if not program.exists():
        sys.stdout.write("There is no playground yet.\n")
        return
    done = subprocess.run(
        [sys.executable, str(program), "--out", str(out)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Missing(f"playground: {(done.stdout + done.stderr).strip()}")
