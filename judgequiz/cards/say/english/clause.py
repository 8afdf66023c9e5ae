"""English nouns and clauses: what agrees with what."""

import re
from typing import NamedTuple

NUMBERS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
LATER_VERB = re.compile(r"~(\w+)")
UNCHANGED = ("can't", "may", "would", "could", "must")


class Noun(NamedTuple):
    """A noun that can be subject, object or owner."""

    words: str
    plural: bool = False
    owner: str = ""
    object: str = ""
    person: bool = False

    @property
    def whose(self) -> str:
        """The possessive: "your", "its", "target player's"."""
        if self.owner:
            return self.owner
        return self.words + ("'" if self.plural and self.words.endswith("s") else "'s")

    @property
    def whom(self) -> str:
        return self.object or self.words

    @property
    def pronoun(self) -> str:
        """The possessive once the noun was said: "its", "their"."""
        return self.owner or ("their" if self.plural or self.person else "its")


YOU = Noun("you", plural=True, owner="your")
IT = Noun("it", owner="its")
THEY = Noun("they", plural=True, owner="their", object="them")


class Clause(NamedTuple):
    """A clause: who does what. Without a subject it is an instruction to "you".

    A verb in `rest` that agrees with the subject too is marked: "a card, ~put it into your hand".
    """

    verb: str
    rest: str = ""
    subject: Noun | None = None
    lead: str = ""
    tail: str = ""

    def plain(self) -> str:
        """The clause as a sentence without capital and full stop."""
        words = self.subject.words if self.subject else ""
        verb = agree(self.verb, self.subject) if self.subject else self.verb
        rest = LATER_VERB.sub(lambda found: self.agreeing(found[1]), self.rest)
        return self.lead + spaced(words, verb, rest) + self.tail

    def agreeing(self, verb: str) -> str:
        return agree(verb, self.subject) if self.subject else verb

    def infinitive(self) -> str:
        return spaced(self.verb, LATER_VERB.sub(r"\1", self.rest)) + self.tail

    def may(self, who: Noun = YOU) -> "Clause":
        """The same as a choice of `who`."""
        if self.subject is None or self.subject == who:
            return Clause("may", self.infinitive(), who, self.lead)
        return Clause("may", spaced("have", self.subject.whom, self.infinitive()), who, self.lead)

    def led(self, lead: str) -> "Clause":
        return self._replace(lead=lead + self.lead)

    def ended(self, tail: str) -> "Clause":
        return self._replace(tail=self.tail + tail)


def agree(verb: str, subject: Noun) -> str:
    """The verb as the subject needs it."""
    first, *others = verb.split(" ")
    return " ".join([first if first in UNCHANGED else conjugated(first, subject), *others])


def conjugated(verb: str, subject: Noun) -> str:
    if subject.plural:
        return "are" if verb == "be" else verb
    irregular = {"be": "is", "have": "has", "don't": "doesn't", "do": "does"}
    return irregular.get(verb, with_s(verb))


def with_s(word: str) -> str:
    """The third person, or the plural, of a regular word."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word + "s"


def spaced(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def article(words: str) -> str:
    """ "a" or "an" before the words."""
    first = words.split(" ")[0].lower()
    silent = first.startswith(("hour", "honor", "heir"))
    consonant = first.startswith(("uni", "use", "one", "eu", "uro"))
    return "an" if silent or (first[:1] in "aeiou8" and not consonant) else "a"


def a(words: str) -> str:
    return f"{article(words)} {words}"


def number(count: int) -> str:
    """A count in words."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def listed(parts: list[str], joint: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return f" {joint} ".join(parts)
    return ", ".join(parts[:-1]) + f", {joint} {parts[-1]}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentences(clauses: list[Clause]) -> str:
    """Clauses as sentences."""
    return " ".join(stopped(capital(clause.plain())) for clause in clauses)


def stopped(words: str) -> str:
    return words if words.endswith((".", ".)", '."')) else words + "."
