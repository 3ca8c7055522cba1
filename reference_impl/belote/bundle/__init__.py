"""The immutable release of everything a third party needs: made, written, read again and checked.

Clauses record.id, record.variant and record.canonical.
"""

from belote.bundle.checking import problems
from belote.bundle.contents import collect
from belote.bundle.reading import read
from belote.bundle.writing import write

__all__ = ["collect", "problems", "read", "write"]
