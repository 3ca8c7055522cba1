"""A book on paper, and a club's own small site.

``paper`` writes a book as a page to be printed, ``pdf`` makes the file of it; ``fonts`` and ``suits`` choose and make
its fonts. ``site`` writes a folder that can be put on any web server: the book, ``summary`` on one page, the score
``sheet``, and the ``changes`` since an earlier revision. ``places`` writes files and folders whole or not at all.

Paper needs the extra ``pdf`` (WeasyPrint); ``ready`` says whether it is there.
"""

from importlib.util import find_spec

MISSING = "A PDF needs the extra pdf (pip install 'belote[pdf]') and the library Pango."


def ready() -> bool:
    """Say whether the extra ``pdf`` is installed."""
    return find_spec("weasyprint") is not None
