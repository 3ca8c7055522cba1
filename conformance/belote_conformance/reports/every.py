"""Every form of a report that is written to a file, by the name of its option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from belote_conformance.reports import badge, html, jsonl, junit, markdown
from belote_conformance.reports.files import write_whole
from belote_conformance.verdict import Verdict

FORMS: Mapping[str, Callable[[Verdict], str]] = {
    "jsonl": jsonl.write,
    "junit": junit.write,
    "markdown": markdown.write,
    "html": html.write,
    "badge": badge.write,
}


def write_reports(verdict: Verdict, paths: Mapping[str, Path | None]) -> None:
    """Write the reports asked for. Raises ``OSError``."""
    for form, path in paths.items():
        if path is not None:
            write_whole(path, FORMS[form](verdict))
