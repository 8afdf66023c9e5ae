"""What one may write, by examples: the notation on one page, in both languages."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that may be written, and what it says."""

    written: str
    en: str
    ja: str

    @property
    def words(self) -> dict[str, str]:
        return {"en": self.en, "ja": self.ja}


@dataclass(frozen=True, slots=True)
class Section:
    """Lines that stand in the same place; `kind` names the place as docs/notation.md does."""

    slug: str
    kind: str
    title: dict[str, str]
    says: dict[str, str]
    lines: tuple[Line, ...]


HEAD = Section(
    "head",
    "play",
    {"en": "The head", "ja": "見出し行"},
    {
        "en": "The first line. All of it may be left out: two players A and N, 20 life, "
        "A’s turn 3, first main phase, every cost can be paid.",
        "ja": "最初の行。すべて省略できる。そのときはプレイヤーはAとNの２人、ライフは20点、"
        "Aの第３ターンの戦闘前メイン・フェイズで、コストはすべて支払える。",
    },
    (
        Line("players A N", "seats in turn order, two to eight", "席順。２人から８人まで"),
        Line(
            "turn N4 upkeep",
            "whose turn, its number in the game, the step",
            "誰のターンか、ゲームの何ターン目か、どのステップか",
        ),
        Line(
            "mana real",
            "mana comes from pools and tapped sources (without this line every cost is paid)",
            "マナはプールにあるものと、発生源をタップして加えるもののみ（この行がなければ、どのコストも支払える）",
        ),
        Line("teams A+C N+O; format two-headed-giant", "teams and format", "チームとフォーマット"),
        Line("edition 2026-08-07", "the rules of that day", "その日のルールを用いる"),
    ),
)
GIVEN = Section(
    "given",
    "clauses",
    {"en": "What is given", "ja": "初めの状態"},
    {
        "en": "After a player’s letter and a colon, with semicolons between. More may follow in "
        "lines that are indented.",
        "ja": "プレイヤーの文字とコロンの後に、セミコロンで区切って書く。"
        "字下げした行に続けてもよい。",
    },
    (
        Line("life 17", "life total", "ライフ総量"),
        Line(
            "hand Lightning Bolt @b, Shock",
            "cards in hand; @b is a label, by which steps name the card",
            "手札のカード。@bは目印で、手順ではこれでカードを指す",
        ),
        Line(
            "library Forest, Island, unknown*30",
            "a library is written from the top; unknown is a card that nobody names",
            "ライブラリーは上から順に書く。unknownは名前を書かないカード",
        ),
        Line(
            "battlefield Mountain*4 @m, Calciderm [time 2; tapped]",
            "four lands with labels @m1 to @m4; what is so of a permanent stands in brackets",
            "土地４つ、目印は@m1から@m4。パーマネントの状態は角括弧に書く",
        ),
        Line(
            'battlefield token "Elf Warrior" creature G 1/1 with haste @w',
            "a token: name, types, colors, size, abilities",
            "トークン。名前、タイプ、色、パワーとタフネス、能力",
        ),
        Line(
            "graveyard Shock; exile none",
            "other zones; none is an empty one",
            "ほかの領域。noneは空",
        ),
        Line("counters poison 3; pool {R}{G}", "counters, mana", "カウンター、マナ"),
        Line(
            "history died Gnarled Mass, land played",
            "what has happened this turn",
            "このターンにすでに起きたこと",
        ),
    ),
)
MARKS = Section(
    "marks",
    "attributes",
    {"en": "In brackets after a thing", "ja": "カードなどの後の角括弧"},
    {"en": "With semicolons between them.", "ja": "セミコロンで区切る。"},
    (
        Line("tapped; summoning sick", "as the words say", "タップ状態、召喚酔い"),
        Line("+1/+1 2; time 3", "counters, by kind and number", "カウンターの種類と個数"),
        Line("attached @g", "an Aura or Equipment on @g", "@gにつけられたオーラや装備品"),
        Line(
            "owner N",
            "N owns what stands under another player",
            "ほかのプレイヤーの側にあり、オーナーはN",
        ),
        Line(
            "since T1",
            "under its controller’s control since turn 1",
            "第１ターンからコントロールされている",
        ),
        Line("as Calciderm", "it has become a copy of that card", "そのカードのコピーになっている"),
        Line(
            "exiled Shock @s",
            "it has exiled that card (imprint)",
            "そのカードを追放した（刻印など）",
        ),
        Line("chosen red", "what was chosen for it", "それについて選ばれたもの"),
        Line("has flying; gets +2/+2", "given by an effect", "効果により与えられた"),
    ),
)
STEPS = Section(
    "steps",
    "steps",
    {"en": "Steps", "ja": "手順"},
    {
        "en": "What players do, one statement a line. A step that the rules forbid is refused with "
        "every rule that forbids it, and the game goes on.",
        "ja": "プレイヤーのすること。１行に１つ書く。ルールが禁じる手順は行われず、"
        "禁じるルールをすべて示して、ゲームは続く。",
    },
    (
        Line(
            "A cast @elf",
            "passes before it are implied, resolutions never are",
            "それまでのパスは書かなくてよいが、解決は書く",
        ),
        Line("N cast @cs -> @elf", "targets stand after the arrow", "対象は矢印の後に書く"),
        Line("A cast @blaze X=4 -> N", "the value of X", "Ｘの値"),
        Line("A cast @vines kicker -> @g", "an additional cost", "追加コスト"),
        Line(
            "A cast @ct via flashback sacrifice @w1 -> N",
            "from a graveyard, and what the cost takes",
            "墓地から唱え、コストとして生け贄に捧げる",
        ),
        Line(
            "A cast @cc modes 1+4 -> @cal, _",
            "modes, with a target or none for each",
            "モードと、それぞれの対象（_はなし）",
        ),
        Line("A play @land", "a land", "土地"),
        Line(
            "A activate @mom.1 -> @g",
            "the first ability of an object, counted from the top",
            "上から数えて１つ目の能力",
        ),
        Line(
            "A activate @land.swampcycling", "an ability by its keyword", "キーワードで名指す能力"
        ),
        Line(
            "all pass",
            "everybody passes: one object resolves, or the step ends",
            "全員がパスする。１つが解決されるか、ステップが終わる",
        ),
        Line(
            "until stack empty",
            "all pass until nothing is on the stack",
            "スタックが空になるまで全員がパスする",
        ),
        Line(
            "to N4.upkeep", "nobody does anything until that step", "そのステップまで誰も何もしない"
        ),
        Line("A attack @g -> N", "attackers", "攻撃クリーチャー"),
        Line("N block @cal -> @g", "blockers", "ブロック・クリーチャー"),
        Line(
            "A assign @g: @cal 2, N 2",
            "combat damage, where there is a choice",
            "戦闘ダメージの割り振り（選べるとき）",
        ),
        Line(
            "put A: @mom.1 -> @g, @cal.2",
            "in what order triggers go on the stack, bottom first",
            "誘発型能力をスタックに置く順（下から）と対象",
        ),
    ),
)
ANSWERS = Section(
    "answers",
    "answers",
    {"en": "Answers", "ja": "選択"},
    {
        "en": "Whatever a player is asked is answered in an indented line under the step in which "
        "it is asked. Leave it out, and the desk says what is missing.",
        "ja": "プレイヤーが選ぶことは、それを問われる手順の下に字下げして書く。"
        "書かなければ、何が足りないかを示す。",
    },
    (
        Line(
            "A may cast @bolt = yes -> N",
            "“may cast”, with all that a cast says",
            "「唱えてもよい」への答え。対象なども書く",
        ),
        Line(
            "A pay @riders.echo = no",
            "echo and other costs asked later",
            "エコーなど、後で問われるコスト",
        ),
        Line(
            "A pick sacrifice = @w1 & @w2",
            "a choice among objects or players",
            "オブジェクトやプレイヤーから選ぶ",
        ),
        Line("A search = @land", "what is found in a library", "ライブラリーから見つけるカード"),
        Line(
            "A colour @mom.1 = red",
            "a color; also name, number, mode",
            "色。ほかにname、number、mode",
        ),
        Line("A order bottom = @bolt, @land", "an order", "順番"),
        Line("chance bottom = @bolt, @land", "what is random", "無作為に決まること"),
    ),
)
CLAIMS = Section(
    "claims",
    "claims",
    {"en": "Claims after “expect”", "ja": "expectの後の主張"},
    {
        "en": "They speak of the game at that point; the desk says whether each holds.",
        "ja": "その時点のゲームについての主張で、成り立つかどうかを示す。",
    },
    (
        Line("@elf in A.graveyard", "where a card is", "カードのある領域"),
        Line("A.life 20", "a player’s life, hand, counters", "ライフ。手札やカウンターも同様"),
        Line("@g is 3/2", "size; also types and colors", "パワーとタフネス。タイプや色も同様"),
        Line("@g has flying", "an ability; lacks is the opposite", "能力。lacksはその逆"),
        Line(
            "can A cast @bolt -> N = no 601.3",
            "what may be done, and by which rule not",
            "できるかどうか。できないときはそのルール",
        ),
        Line("triggered @riders.echo once", "what has triggered", "誘発した能力"),
        Line("stack empty", "what is on the stack", "スタックにあるもの"),
    ),
)
SECTIONS = (HEAD, GIVEN, MARKS, STEPS, ANSWERS, CLAIMS)
SHORT = (
    HEAD.lines[1],
    HEAD.lines[2],
    *(Line(f"A: {it.written}", it.en, it.ja) for it in GIVEN.lines[1:4]),
    *(STEPS.lines[number] for number in (0, 1, 7, 9, 10, 11)),
    *(Line(f"  {it.written}", it.en, it.ja) for it in ANSWERS.lines[:2]),
    Line(
        "expect @elf in A.graveyard; N.life 17",
        "claims, which hold or don’t",
        "主張。成り立つかどうかを示す",
    ),
)
"""The most needed of each, as they stand in a file."""
