"""How numba compiles the kernels: its own passes without those that nothing here needs, and machine code made once.

By itself numba optimises every function and turns it into machine code before it compiles the function that calls it.
The functions below a kernel are never called from Python, so here they stay as they were written until the kernel
around them is complete; then all of it is optimised together. That takes less than half the time and runs as fast.

The row of passes is numba's own way to change how it compiles; what is taken from below that (libraries of code, and
what is known of types) has been the same from numba 0.60 to 0.68.
"""

from __future__ import annotations

import gc
import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

codegen: Any = importlib.import_module("numba.core.codegen")
compiler: Any = importlib.import_module("numba.core.compiler")
machinery: Any = importlib.import_module("numba.core.compiler_machinery")
typed: Any = importlib.import_module("numba.core.typed_passes")
types: Any = importlib.import_module("numba.core.types")
untyped: Any = importlib.import_module("numba.core.untyped_passes")
make_function: Any = importlib.import_module("numba._dynfunc").make_function

WHOLE = (types.Integer, types.Boolean)


class Part(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A function below a kernel: code that is neither optimised nor made into machine code."""

    def add_llvm_module(self, module: Any) -> None:
        """Take the code as it is."""
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """Call the code complete."""
        self._finalized = True


class Whole(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A kernel with all functions below it."""

    def finalize(self) -> None:
        """Link all functions that are called, each once, optimise and make machine code."""
        parts: dict[Any, None] = {}
        waiting: list[Any] = list(self._linking_libraries)
        while waiting:
            part = waiting.pop()
            if part not in parts:
                parts[part] = None
                waiting.extend(part._linking_libraries)
        self._linking_libraries: list[Any] = list(parts)
        super().finalize()


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class Lowering(typed.NativeLowering):  # type: ignore[misc]
    """Make a function into code: a kernel into machine code, and what is called by one into a part of it."""

    _name = "lowering_of_parts"

    def run_pass(self, state: Any) -> bool:
        """Lower one function."""
        part = state.flags.no_cpython_wrapper
        state.library = (Part if part else Whole)(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = part
        super().run_pass(state)
        if part:
            self.let_call(state)
        return True

    def let_call(self, state: Any) -> None:
        """Let other functions call a part: numba wants a function for Python to know it by, which nobody calls."""
        result, library = state["cr"], state.library
        described = result.fndesc
        name = make_function(described.lookup_module(), described.qualname, "", 0, result.env, (library,))
        state.targetctx.insert_user_function(name, described, [library])
        state["cr"] = result._replace(cfunc=name)


class Remembering:
    """What numba knows of types, with the operations on whole numbers looked up once."""

    operations: ClassVar[dict[Any, Any]] = {}

    def __init__(self, context: Any) -> None:
        self.context = context

    def __getattr__(self, name: str) -> Any:
        """Return what the context itself has."""
        return getattr(self.context, name)

    def resolve_function_type(self, function: Any, arguments: Any, named: Any) -> Any:
        """Return the signature of a call."""
        plain = tuple(map(types.unliteral, arguments))
        if named or not isinstance(function, types.Function) or not all(isinstance(one, WHOLE) for one in plain):
            return self.context.resolve_function_type(function, arguments, named)
        key = (function, plain)
        if key not in self.operations:
            self.operations[key] = self.context.resolve_function_type(function, plain, named)
        return self.operations[key]


class Pipeline(compiler.CompilerBase):  # type: ignore[misc]
    """The passes that plain functions of whole numbers need."""

    def __init__(self, context: Any, *rest: Any) -> None:
        super().__init__(Remembering(context), *rest)

    def define_pipelines(self) -> list[Any]:
        """Return the one row of passes."""
        passes = machinery.PassManager("kernels")
        for one in (
            untyped.TranslateByteCode,
            untyped.FixupArgs,
            untyped.IRProcessing,
            untyped.ReconstructSSA,
            typed.NopythonTypeInference,
            typed.PreLowerStripPhis,
            typed.IRLegalization,
            Lowering,
            typed.NoPythonBackend,
        ):
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no garbage meanwhile: compiling makes millions of objects and drops few."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
