"""Say why: each card and call with the duty that allows or forbids it, each item with where it comes from."""

from belote.explain.lines import Line
from belote.explain.steps import explain_step

__all__ = ["Line", "explain_step"]
