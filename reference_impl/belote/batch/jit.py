"""Compiling kernels: two decorators, a cache that knows the sources, and the operations numba lacks.

A kernel takes arrays; the functions it calls take where the numbers begin, which costs nothing to pass on.

The cache stands in a folder named after all sources of this package, because a kernel holds the code and the constants
of the kernels it calls, and a change in one of them must not meet an old copy.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numpy as np

from belote import home
from belote.batch.pipeline import Pipeline, uncollected

numba: Any = importlib.import_module("numba")
types: Any = importlib.import_module("numba.core.types")
extending: Any = importlib.import_module("numba.extending")

F = TypeVar("F", bound=Callable[..., Any])


class Places(Protocol):
    """Where some numbers begin: what a function below a kernel gets instead of an array, of whatever width."""

    def __getitem__(self, place: int) -> int:
        """Return the number at a place."""

    def __setitem__(self, place: int, value: int) -> None:
        """Put a number at a place."""


Array: TypeAlias = Any
"""An array, as a kernel takes it from Python."""

wide = cast(Callable[[int], int], np.int64)
"""Make a number one of 64 bits."""
natural = cast(Callable[[int], int], np.uint64)
"""Make a number one of 64 bits without a sign."""


def cache_folder() -> str:
    """Return where compiled kernels are kept: below the user's cache, by the hash of the sources they come from."""
    digest = hashlib.blake2b(digest_size=8)
    here = Path(__file__).parent
    for path in sorted(
        [*here.glob("*_kernel.py"), here / "layout.py", here / "codes.py", here / "jit.py", here / "pipeline.py"]
    ):
        digest.update(path.read_bytes())
    return str(home.cache_folder() / f"kernels-{digest.hexdigest()}")


CACHE = cache_folder()


def compiled(function: F) -> F:
    """Let a kernel call a function: it is compiled with the kernel, counts no references and has no Python side."""
    flags = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "no_rewrites": True}
    made = numba.njit(error_model="numpy", pipeline_class=Pipeline, **flags)(function)
    template = made.get_call_template
    made.get_call_template = lambda args, kws: template(tuple(map(plain, args)), kws)
    return cast(F, made)


def plain(kind: Any) -> Any:
    """Return the type an argument is passed as: whole numbers as 64 bits, so that each function is compiled once."""
    kind = types.unliteral(kind)
    short = isinstance(kind, types.Integer) and kind.bitwidth < 64
    return types.int64 if short else kind


def kernel(function: F) -> F:
    """Compile a function on its first call from Python and keep the machine code for later processes."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = CACHE
    try:
        made = numba.njit(cache=True, nogil=True, error_model="numpy", pipeline_class=Pipeline, _nrt=False)(function)
    finally:
        numba.config.CACHE_DIR = before
    compile_once = made.compile

    def compile_without_collecting(signature: Any) -> Any:
        with uncollected():
            return compile_once(signature)

    made.compile = compile_without_collecting
    return cast(F, made)


@extending.intrinsic  # type: ignore[untyped-decorator]
def pointer(context: Any, array: Any) -> Any:
    """Return where the numbers of an array begin: the functions below a kernel read and write there without more."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return types.CPointer(array.dtype)(array), code


@extending.intrinsic  # type: ignore[untyped-decorator]
def row_of(context: Any, start: Any, number: Any) -> Any:
    """Return where the numbers of a row begin, a number of places behind a start."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [arguments[1]])

    return start(start, types.int64), code


@extending.intrinsic  # type: ignore[untyped-decorator]
def count_bits(context: Any, cards: Any) -> Any:
    """Return how many bits of a mask are set."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@extending.intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(context: Any, cards: Any) -> Any:
    """Return the number of the lowest bit of a mask that is not empty."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        flag = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], flag)

    return types.int64(types.int64), code
