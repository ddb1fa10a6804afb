"""Single instructions of the processor that Python has no name for, for compiled rules."""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

from stammtisch.games.rule import rule

WORD = ir.IntType(64)
Emitter = Callable[[Any, tuple[Any, ...]], Any]

# x86 deposits a bit at the n-th one of a mask in one instruction, where it has BMI2.
HAS_DEPOSIT = binding.get_process_triple().startswith("x86_64") and bool(
    binding.get_host_cpu_features().get("bmi2")
)


def _instruction(emit: Emitter, operands: int) -> Callable[..., int]:
    """A function of so many 64-bit words that is one instruction."""
    signature = types.int64(*[types.int64] * operands)

    def code(context: Any, builder: Any, signature: Any, args: tuple[Any, ...]) -> Any:
        return emit(builder, args)

    if operands == 1:
        return intrinsic(lambda typing, word: (signature, code))
    return intrinsic(lambda typing, word, other: (signature, code))


def _deposit(builder: Any, args: tuple[Any, ...]) -> Any:
    kind = ir.FunctionType(WORD, [WORD, WORD])
    name = "llvm.x86.bmi.pdep.64"
    return builder.call(
        builder.module.globals.get(name) or ir.Function(builder.module, kind, name), args
    )


count_ones = _instruction(lambda builder, args: builder.ctpop(args[0]), 1)
trailing_zeros = _instruction(lambda builder, args: builder.cttz(args[0], ir.IntType(1)(1)), 1)
leading_zeros = _instruction(lambda builder, args: builder.ctlz(args[0], ir.IntType(1)(1)), 1)
deposit = _instruction(_deposit, 2)

if HAS_DEPOSIT:

    @rule
    def nth_one(word: int, index: int) -> int:
        """The place of the one with this index, counted from the lowest, from 0."""
        return trailing_zeros(deposit(1 << index, word))

else:

    @rule
    def nth_one(word: int, index: int) -> int:
        """The place of the one with this index, counted from the lowest, from 0."""
        for _ in range(index):
            word &= word - 1
        return trailing_zeros(word)
