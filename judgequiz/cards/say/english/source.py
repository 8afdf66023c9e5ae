"""What an ability calls the object it is on, in English."""

from judgequiz.cards.say.told import Told, kind_of_face
from judgequiz.engine.kinds import Zone

from .clause import IT, Noun


def this(told: Told, *, full: bool = False) -> Noun:
    """The source: by its kind, a legend by its name, afterwards "it" where nothing else can be meant."""
    if told.this_said and told.is_alone and not full:
        return IT
    told.this_said = True
    if is_legend(told):
        return Noun(told.face.name.en.split(",")[0] if told.face else "")
    return Noun(f"this {kind_of_face(told.face, told.zone) if told.face else told.this}")


def is_legend(told: Told) -> bool:
    """Whether the source goes by its name: a legend that is a permanent."""
    if told.face is None or told.zone is not Zone.BATTLEFIELD:
        return False
    return any(each.lower() == "legendary" for each in told.face.supertypes)
