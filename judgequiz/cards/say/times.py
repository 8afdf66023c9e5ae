"""Whether a trigger can be met once or again and again: "when" or "whenever"."""

from judgequiz.engine import vocabulary as v


def happens_once(word: v.When) -> bool:
    """True for "when this enters", "when you cast this spell"."""
    match word:
        case v.StateIs():
            return True
        case v.EitherOf(whens=whens):
            return all(happens_once(when) for when in whens)
        case v.CountersRemoved(last=last):
            return last
        case v.Casts(what=what) | v.Sacrifices(what=what):
            return isinstance(what, v.This)
        case (
            v.Enters(what=what)
            | v.Leaves(what=what)
            | v.Dies(what=what)
            | v.PutIntoGraveyard(what=what)
        ):
            return not isinstance(what, v.What)
        case v.BecomesTarget(what=what, of_spell=of_spell):
            return isinstance(what, v.This) and not of_spell
        case v.Discards(what=what) | v.Cycles(what=what):
            return isinstance(what, v.This)
        case _:
            return False
