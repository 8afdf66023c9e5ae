"""Signs of amounts that are known only when they are read."""

from judgequiz.engine import vocabulary as v


def is_negative(size: v.Amount) -> bool:
    """Whether an amount is written as a minus."""
    match size:
        case int():
            return size < 0
        case v.Minus(a=0):
            return True
        case v.Times(a=int(a)):
            return a < 0
        case _:
            return False


def positive(size: v.Amount) -> v.Amount:
    """The same without its minus."""
    match size:
        case v.Minus(a=0, b=b):
            return b
        case v.Times(a=-1, b=b):
            return b
        case v.Times(a=int(a), b=b) if a < 0:
            return v.Times(-a, b)
        case int():
            return abs(size)
        case _:
            return size


BEYOND_THE_FIRST = v.Minus(v.NumberOf(v.TargetOf()), 1)
"""How many targets there are beyond the first: what Fireball and strive count by."""
