"""Changes that say themselves what they are about."""

from judgequiz.engine import vocabulary as v

OWN_SUBJECT = (
    v.MayCast,
    v.MayCastAnyTime,
    v.MayPayInstead,
    v.MayBeActivatedAnyTime,
    v.CostsChange,
    v.HandSize,
    v.ExtraLandPlays,
    v.EntersTapped,
    v.EntersWith,
    v.EntersAsCopy,
    v.ChoiceAsEnters,
    v.MoveInstead,
    v.PreventDamage,
    v.TokensMultiplied,
    v.CountersMultiplied,
    v.TriggersAgain,
    v.ProducesInstead,
    v.CastLimit,
    v.SkipStep,
    v.AsYouCascade,
    v.MayBeginOnBattlefield,
)


def has_own_subject(change: v.Change) -> bool:
    """Whether a change names what it is about, so that the sentence needs no subject for it."""
    if isinstance(change, (v.Cant, v.Must)):
        return change.subject is not None
    if isinstance(change, v.MayCast):
        return change.what is not None
    return isinstance(change, OWN_SUBJECT)


def needs_subject(changes: tuple[v.Change, ...]) -> bool:
    """Whether some change speaks of what the ability affects."""
    return not all(has_own_subject(each) for each in changes)
