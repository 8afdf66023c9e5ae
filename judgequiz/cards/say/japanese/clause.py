"""Japanese clauses: subject, objects with their particles, verb; and how verbs change."""

from typing import NamedTuple

FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")
ICHIDAN = (
    "捨てる",
    "得る",
    "加える",
    "つける",
    "捧げる",
    "与える",
    "受ける",
    "唱える",
    "出る",
    "見る",
    "離れる",
    "投げる",
    "続ける",
    "入れ替える",
    "始める",
    "いる",
    "れる",
    "できる",
    "終える",
    "変える",
    "向ける",
    "見せる",
    "られる",
    "させる",
    "すぎる",
    "分ける",
    "混ぜる",
)
GODAN = {
    "う": ("い", "って", "わ"),
    "く": ("き", "いて", "か"),
    "ぐ": ("ぎ", "いで", "が"),
    "す": ("し", "して", "さ"),
    "つ": ("ち", "って", "た"),
    "ぬ": ("に", "んで", "な"),
    "ぶ": ("び", "んで", "ば"),
    "む": ("み", "んで", "ま"),
    "る": ("り", "って", "ら"),
}


class Clause(NamedTuple):
    """A clause with its verb in the dictionary form; an empty verb is a clause that is whole already."""

    verb: str
    rest: str = ""
    subject: str = ""
    lead: str = ""
    target: str = ""

    def plain(self) -> str:
        return self.target + self.lead + self.subject + self.rest + self.verb

    def stem(self) -> str:
        """The form before another clause: 「受け」."""
        return self.target + self.lead + self.subject + self.rest + stem(self.verb)

    def negative(self) -> str:
        return self.target + self.lead + self.subject + self.rest + negative(self.verb)

    def past(self) -> str:
        return self.target + self.lead + self.subject + self.rest + past(self.verb)

    def may(self, who: str = "あなたは") -> "Clause":
        """The same as a choice of `who`: 「〜てもよい」."""
        return self._replace(verb=te(self.verb) + "もよい", subject=self.subject or who)

    def led(self, lead: str) -> "Clause":
        return self._replace(lead=lead + self.lead)


def forms(verb: str) -> tuple[str, str, str]:
    """Continuing form, te-form and negative stem of a verb."""
    if verb.endswith("である"):
        return verb[:-2] + "あり", verb[:-2] + "あって", verb[:-2] + "は"
    if verb.endswith("する"):
        return verb[:-2] + "し", verb[:-2] + "して", verb[:-2] + "し"
    if verb.endswith("しない"):
        return verb[:-3] + "せず", verb[:-1] + "くて", verb[:-1] + "く"
    if verb.endswith("ない"):
        return verb[:-2] + "ず", verb[:-1] + "くて", verb[:-1] + "く"
    if verb.endswith("しい"):
        return verb[:-1] + "く", verb[:-1] + "くて", verb[:-1] + "く"
    if verb == "得る":
        return "得て", "得て", "得"
    if verb.endswith(ICHIDAN):
        return verb[:-1], verb[:-1] + "て", verb[:-1]
    before, last = verb[:-1], verb[-1:]
    if last not in GODAN:
        return verb, verb, verb
    continuing, te_end, open_end = GODAN[last]
    return before + continuing, before + te_end, before + open_end


def stem(verb: str) -> str:
    """連用形: 引く becomes 引き."""
    return forms(verb)[0]


def te(verb: str) -> str:
    """て形: 引く becomes 引いて."""
    return forms(verb)[1]


def past(verb: str) -> str:
    """た形: 引く becomes 引いた."""
    if verb.endswith("ない"):
        return verb[:-1] + "かった"
    ending = te(verb)
    return ending[:-1] + {"て": "た", "で": "だ"}[ending[-1]]


def negative(verb: str) -> str:
    """ない形: 引く becomes 引かない."""
    if verb.endswith("ない"):
        return verb[:-2] + "る" if verb.endswith("れない") else verb
    return (verb[:-1] if verb == "ある" else forms(verb)[2]) + "ない"


def wide(value: int) -> str:
    """A number in running text: one digit full width, more digits half width."""
    text = str(abs(value))
    return ("－" if value < 0 else "") + (text.translate(FULL_WIDTH) if len(text) == 1 else text)


def signed(value: int) -> str:
    """A change of size: ＋１, －２, ＋10."""
    return ("－" if value < 0 else "＋") + wide(abs(value))


def listed(parts: list[str], joint: str = "と") -> str:
    return joint.join(parts)


OTHERS = (
    "そのプレイヤーは",
    "防御プレイヤーは",
    "コントローラーは",
    "オーナーは",
    "それぞれ",
    "前者は",
    "後者は",
)


def sentences(clauses: list[Clause]) -> str:
    """Clauses as sentences; after another player's deed, 「あなたは」 is said."""
    said = []
    was_another = False
    for clause in clauses:
        is_bare = clause.verb and not clause.subject and not clause.lead
        one = clause._replace(subject="あなたは") if is_bare and was_another else clause
        was_another = clause.subject.endswith(OTHERS) or (was_another and bool(is_bare))
        said.append(stopped(one.plain()))
    return "".join(said)


def stopped(words: str) -> str:
    return words if words.endswith(("。", "。）")) else words + "。"
