"""Building: one run of mkdocs for each language, some at a time. Only this module knows mkdocs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from generators.places import DOCS, THEME
from generators.tree import Chosen
from generators.words import autonym, bundle, direction, plain
from generators.writing import Planned, folder_of, processes

QUIET = {"DISABLE_MKDOCS_2_WARNING": "true", "NO_MKDOCS_2_WARNING": "1"}


class Failed(Exception):
    """A build that did not succeed, with what was said about it."""


def build(chosen: Chosen, plans: Sequence[Planned], trees: Path, site_url: str = "") -> dict[str, Path]:
    """Build every language and return where each lies. Raises ``Failed``."""
    where = {plan.lang: sorted(other.lang for other in plans) for plan in plans}
    found = found_in(chosen, plans)
    for plan in plans:
        write_config(config(plan, chosen, found, trees, site_url), trees / plan.lang / "mkdocs.yml")
    with ThreadPoolExecutor(processes()) as pool:
        return dict(zip(where, pool.map(partial(run, trees), where), strict=True))


def found_in(chosen: Chosen, plans: Sequence[Planned]) -> dict[str, list[str]]:
    """Return for each page the languages that have it, in the order of the languages."""
    found: dict[str, list[str]] = {}
    for lang in chosen.languages:
        for plan in plans:
            for path in plan.files if plan.lang == lang else ():
                found.setdefault(path, []).append(lang)
    return found


def config(plan: Planned, chosen: Chosen, found: dict[str, list[str]], trees: Path, site_url: str) -> dict[str, Any]:
    """Return the settings of the build of one language."""
    lang = plan.lang
    return {
        "INHERIT": str(DOCS / "mkdocs.yml"),
        "site_name": plain(lang, "site-name"),
        "site_description": plain(lang, "site-about"),
        "site_url": f"{site_url}{lang}/" if site_url else "",
        "docs_dir": str(folder_of(trees, lang)),
        "site_dir": str(trees / lang / "site"),
        "copyright": f"belote {version('belote')}, MIT",
        "nav": plan.nav,
        "not_in_nav": "\n".join(f"/{path}" for path in plan.hidden),
        "theme": {
            "custom_dir": str(THEME),
            "language": lang,
            "direction": direction(lang),
            "palette": palette(lang),
        },
        "extra": {
            "own": lang,
            "address": site_url,
            "found": {path: found[path] for path in plan.files},
            "languages": [[other, autonym(other)] for other in chosen.languages],
            "words": {"search": plain(lang, "search-label"), "other": not bundle(lang).has_message("search-label")},
        },
    }


def palette(lang: str) -> list[dict[str, Any]]:
    """Return the schemes of colours: as the reader's machine has it, light, and dark."""
    common = {"primary": "custom", "accent": "custom"}
    rows = (
        ("(prefers-color-scheme)", "default", "brightness-auto", "scheme-light"),
        ("(prefers-color-scheme: light)", "default", "brightness-7", "scheme-dark"),
        ("(prefers-color-scheme: dark)", "slate", "brightness-4", "scheme-auto"),
    )
    return [
        {"media": media, "scheme": scheme, "toggle": {"icon": f"material/{icon}", "name": plain(lang, name)}, **common}
        for media, scheme, icon, name in rows
    ]


def write_config(settings: dict[str, Any], file: Path) -> None:
    """Write the settings of a build; JSON is YAML."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(settings, ensure_ascii=False, indent=1), encoding="utf-8")


def run(trees: Path, lang: str) -> Path:
    """Run one build strictly. Raises ``Failed``. A quiet build would not count its warnings, and never be strict."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"]
    command += ["--config-file", str(trees / lang / "mkdocs.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **QUIET})
    if done.returncode:
        raise Failed(f"{lang}: {(done.stdout + done.stderr).strip()}")
    return trees / lang / "site"
