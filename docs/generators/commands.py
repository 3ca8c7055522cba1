"""The command line: ``python docs/generators build`` and ``python docs/generators check``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from belote.declaration import variants
from belote.errors import BrokenInput
from belote.rulebook import languages
from belote.rulebook.language import SOURCE
from generators import building, checking, joining, measuring, writing
from generators.places import BUILD
from generators.tree import Chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Build or check the site. Returns 0 if all is well, 1 if a check found something, 2 if it cannot be built."""
    chosen = parser().parse_args(arguments)
    if chosen.command == "measure":
        measuring.measure()
        return 0
    try:
        return check(chosen.folder) if chosen.command == "check" else build(chosen)
    except (building.Failed, joining.Missing) as error:
        return wrong(str(error))
    except BrokenInput as error:
        return wrong("\n".join(map(str, error.problems)))


def parser() -> argparse.ArgumentParser:
    """Return what may be asked for."""
    found = argparse.ArgumentParser(prog="docs/generators", description="Build and check the site.")
    commands = found.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="build the site, strictly")
    build.add_argument("--lang", action="append", choices=languages(), help="only this language, and English")
    build.add_argument("--variant", action="append", help="only this variant")
    build.add_argument("--out", type=Path, default=BUILD / "site", help="where the finished site is put")
    build.add_argument("--trees", type=Path, default=BUILD / "trees", help="where the pages are put as Markdown")
    build.add_argument("--site-url", default="", help="the address it will have, with a slash at its end")
    build.add_argument("--no-playground", action="store_true", help="leave the playground out")
    commands.add_parser("measure", help="take the figures anew that take some minutes")
    check = commands.add_parser("check", help="check a finished site")
    check.add_argument("folder", type=Path)
    return found


def build(asked: argparse.Namespace) -> int:
    """Build the site and check it."""
    if asked.site_url and not asked.site_url.endswith("/"):
        return wrong(f"{asked.site_url} has no slash at its end. Write {asked.site_url}/")
    unknown = [name for name in asked.variant or () if name not in variants()]
    if unknown:
        return wrong(f"{unknown[0]} is no declared variant. belote variants lists them.")
    chosen = Chosen(wanted(asked.lang), tuple(name for name in variants() if name in (asked.variant or variants())))
    with Clock("pages"):
        plans, counts = writing.write(chosen, asked.trees)
    with Clock("mkdocs"):
        sites = building.build(chosen, plans, asked.trees, asked.site_url)
    with Clock("joined"):
        joining.join(chosen, sites, plans, asked.out, asked.site_url, playground=not asked.no_playground)
    report(counts)
    with Clock("checked"):
        return check(asked.out)


def wanted(languages_asked: Sequence[str] | None) -> tuple[str, ...]:
    """Return the languages that are built: English always, as the reference is in it."""
    return tuple(lang for lang in languages() if lang == SOURCE or lang in (languages_asked or languages()))


def report(counts: Sequence[writing.Count]) -> None:
    """Say how much of each language is translated."""
    for lang in dict.fromkeys(count.lang for count in counts):
        total = sum(count.total for count in counts if count.lang == lang)
        missing = sum(count.untranslated for count in counts if count.lang == lang)
        sys.stdout.write(f"{lang}: {total - missing} of {total} sentences\n")


def check(folder: Path) -> int:
    """Check a finished site and say what is wrong with it."""
    found = list(checking.faults(folder))
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    sys.stdout.write(f"{len(found)} faults\n")
    return 1 if found else 0


def wrong(text: str) -> int:
    """Say why there is no site."""
    sys.stderr.write(f"{text}\n")
    return 2


def processor() -> float:
    """Return the processor time of this process and those it has waited for, in seconds."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Clock:
    """Says how long something took, by the clock and in processor time, which a busy machine does not change."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        self.start, self.used = time.monotonic(), processor()

    def __exit__(self, *_: object) -> None:
        passed, used = time.monotonic() - self.start, processor() - self.used
        sys.stdout.write(f"{self.name}: {passed:.1f} s, {used:.1f} s of processor time\n")
        sys.stdout.flush()
