"""The batch engine: millions of deals through kernels that read flat tables instead of objects.

``tables`` makes the tables of a variant from its compiled rules, ``columns`` says how deals and results stand in
arrays, ``run`` checks deals and plays them, ``told`` makes columns of deals of the interpreter, and ``slow`` does with
the interpreter what the kernels do. It needs the extra ``fast`` (numpy, numba); ``ready`` says whether it is there.
"""

from __future__ import annotations

import importlib.util

NEEDED = ("numpy", "numba")
MISSING = "The batch engine needs the extra fast (pip install 'belote[fast]'); the interpreter does the same, slowly."


def ready() -> bool:
    """Say whether what the batch engine needs is installed."""
    return all(importlib.util.find_spec(name) is not None for name in NEEDED)
