"""What can go wrong with a script: never with the rules, which only refuse."""


class ScriptError(Exception):
    """The script does not say what it has to say, or says something that can't be meant."""


class Unscripted(ScriptError):
    """A player had to choose and the script says nothing about it."""


class Unused(ScriptError):
    """The script answers a question that nobody asked."""


class Unknown(ScriptError):
    """What happens depends on a card, a hand or a library that the situation leaves open."""


class Unmodelled(ScriptError):
    """What happens depends on an ability that the engine cannot play yet."""


class TooLong(ScriptError):
    """The game went on beyond its bound of events without ending."""


class OutOfPatience(Exception):
    """Whoever has the game played waits no longer: no fault of the script, and no step of it is refused for that."""
