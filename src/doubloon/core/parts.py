"""Rules compiled as parts of what calls them: quick, by private parts of one version of Numba. machine.py does without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba import types
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.core.target_extension import current_target
from numba.core.typing.context import Context as CpuContext
from numba.core.typing.templates import AbstractTemplate, infer_global

F = TypeVar("F", bound=Callable[..., Any])
OWN_MANNER: dict[str, Any] = {"_nrt": False}
"""Rules make no arrays, so nobody need count who still holds one: that took a third of a search's time."""


def widen(kind: Any) -> Any:
    """Whole numbers of any width, literals and enum members all arrive as 64 bits."""
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule that only other rules call: linked into them, never optimised or made executable by itself."""

    def finalize(self) -> None:
        """Gather the code of the rules it calls."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


class PartCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles as far as a part goes."""

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        target = self.targetdescr.target_context
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        library = PartLibrary(target.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            target,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=self._customize_flags(flags),
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A compiled rule with one version per record type, where plain njit makes one per integer width and literal.

    Numba would optimise every rule together with all it calls, then its callers with all they call, and so on up:
    here only an entry is optimised, once, with everything linked in.
    """

    def __init__(self, function: Any, **kwargs: Any) -> None:
        super().__init__(function, **kwargs)
        self._compiler = PartCompiler(function, self.targetdescr, self.targetoptions, {}, compiler.Compiler)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Refuse to be called from Python: a part has no machine code of its own."""
        raise TypeError(f"{self.py_func.__name__} is a rule, which only rules call; from Python, ask a Table or the plain twin")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Ask for the widened version."""
        return super().get_call_template(tuple(widen(a) for a in args), {k: widen(v) for k, v in kws.items()})

    def add_overload(self, result: Any) -> None:
        """A part has no address: any object of its own names it to its callers."""
        part = result._replace(entry_point=object())
        self.targetctx.insert_user_function(part.entry_point, part.fndesc, [part.library])
        self.overloads[tuple(part.signature.args)] = part


def rule(function: F) -> F:
    """A rule: compiled as a part of whatever calls it."""
    return Rule(function, targetoptions={"nopython": True, "nogil": True, "error_model": "numpy", **OWN_MANNER})


def answer_directly(stub: F, own: dict[Any, Callable[..., Any]]) -> None:
    """On the CPU a game's rule itself answers to the general name, with nothing in between that would have to be compiled."""

    class Direct(AbstractTemplate):  # type: ignore[misc]
        """What a call of the general name means."""

        def generic(self, args: Any, kws: Any) -> Any:
            if not isinstance(self.context, CpuContext) or args[0] not in own:
                return None
            chosen = types.Dispatcher(own[args[0]])
            signature = chosen.get_call_type(self.context, args, kws)
            self.address = chosen.get_overload(signature)
            return signature

        def get_impl_key(self, signature: Any) -> Any:
            return self.address

    Direct.key = stub
    infer_global(stub, types.Function(Direct))


def answers_directly() -> bool:
    """Whether rules are being compiled for the CPU just now."""
    return bool(current_target() == "cpu")
