"""What can stand in the way of publishing."""

from __future__ import annotations

from belote.errors import BeloteError


class Unpublished(BeloteError):
    """A tool, a font or a place is missing; the message says which, and the way out."""
