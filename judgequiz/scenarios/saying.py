"""What is wrong with a text, said in both languages.

The notation and the play say it in English, as whoever writes in the notation's English words sees it on a command line.
Here stands the Japanese for each of their sentences; `{}` is whatever stands there in one text.
"""

from __future__ import annotations

import re
from functools import cache

from ..engine.text import Text
from .notation import NotationError
from .playing.error import PlayError

EXPECTED = {
    "a card name, `token` or `unknown`": "カード名、`token`、または`unknown`",
    "the name of a spell, or an ability such as `@elf.2!`": "呪文の名前、または`@elf.2!`のような能力",
    "a card name, one word, a number, a label or a player": "カード名、単語１つ、数、目印、またはプレイヤー",
    "a card, a number, a player, a step, a label or a word for the slot": "穴に入るカード、数、プレイヤー、ステップ、目印、または語",
    "a card name": "カード名",
    "a colour": "色",
    "a label or card name": "目印またはカード名",
    "a label, a card name or a player": "目印、カード名、またはプレイヤー",
    "the end of the statement": "文の終わり",
    "`{}` and all there was to choose from": "`{}`と、選べたものすべて",
    "`{}` and how the symbol is paid, as in `{B/G}=G`": "`{}`と、そのシンボルの支払い方（`{B/G}=G`など）",
    "`{}` and the claims": "`{}`と、その後の主張",
    "`{}` and the damage for each, as in `@a: @b 2, N 2`": "`{}`と、それぞれへのダメージ（`@a: @b 2, N 2`など）",
    "`{}` and the legal targets": "`{}`と、適正な対象",
    "`{}` between power and toughness": "パワーとタフネスの間の`{}`",
    "`{}` and what may fill the slot": "`{}`と、穴に入れてよいもの",
    "`->` and the attacker that is blocked": "`->`と、ブロックされる攻撃クリーチャー",
    "`:` or what the player does, as in `A cast @elf`": "`:`、またはそのプレイヤーのすること（`A cast @elf`など）",
    "`;` or `]` in the attributes": "角括弧の中では`;`か`]`",
    "`=` and the answer": "`=`と答え",
    "`chance` without a player before it": "プレイヤーを前に置かない`chance`",
    "`in` and a zone": "`in`と領域",
    "`is` or one of = != < <= > >=": "`is`、または = != < <= > >= のいずれか",
    "`of` and a slot": "`of`と穴",
    "`where` and what is so of the slots, as in `fit where <n> > 1`": "`where`と、穴についての条件",
    "`{}` or `{}`": "`{}`か`{}`",
    "`{}`": "`{}`",
    "a choice under the step, as in `A may cast @bolt = yes`": "手順の下の選択（`A may cast @bolt = yes`など）",
    "a choice under the step": "手順の下の選択",
    "a choice only under a step": "手順の下に置かれた選択",
    "a clause ({})": "項目（{}）",
    "a condition such as `instant` or `mana value < 4`": "`instant`や`mana value < 4`のような条件",
    "a cost such as `impending` or `kicker`": "`impending`や`kicker`のようなコスト",
    "a date such as 2026-08-07": "2026-08-07のような日付",
    "a kind of counter such as `time` or `+1/+1`": "`time`や`+1/+1`のようなカウンターの種類",
    "a kind of choice ({})": "選択の種類（{}）",
    "a mana symbol such as `{2}`, `{R}` or `{B/G}`": "`{2}`、`{R}`、`{B/G}`のようなマナ・シンボル",
    "a number or a slot such as `<elf>`": "数、または`<elf>`のような穴",
    "a permission or alternative cost such as `flashback`": "`flashback`のような許可か代替コスト",
    "a player ({}) or an object": "プレイヤー（{}）かオブジェクト",
    "a player ({})": "プレイヤー（{}）",
    "a player": "プレイヤー",
    "a size, a type or a colour": "パワーとタフネス、タイプ、または色",
    "a special action in quotes, or one of {}": "引用符に入れた特別な処理、または次のいずれか：{}",
    "a statement": "文",
    "a step ({})": "ステップ（{}）",
    'a token such as `token "Elf" creature G 1/1`': '`token "Elf" creature G 1/1`のようなトークン',
    "a turn of a player ({}), as `{}`": "プレイヤー（{}）のターン（`{}`など）",
    "a type, a colour or a size of the token": "トークンのタイプ、色、またはパワーとタフネス",
    "a type": "タイプ",
    "a waiting trigger such as `@guide.3`": "`@guide.3`のような、置かれるのを待つ誘発型能力",
    "an amount of damage, as in `@b 2`": "`@b 2`のようなダメージの量",
    "an attribute such as `tapped` or `time 2`": "`tapped`や`time 2`のような状態",
    "an attribute such as `tapped`, or a counter and its number": "`tapped`のような状態、またはカウンターとその数",
    "an event such as `countered`": "`countered`のような出来事",
    "mana such as `{2}{R}`": "`{2}{R}`のようなマナ",
    "mana such as `{R}`, or an amount such as `3 life`": "`{R}`のようなマナ、または`3 life`のような量",
    "mana that is paid, such as `{2}{R}`": "`{2}{R}`のように支払われるマナ",
    "one of {}, has or lacks": "次のいずれか：{}、has、lacks",
    "one of @{} to @{}": "@{}から@{}のいずれか",
    "one of {}": "次のいずれか：{}",
    "players as single capital letters other than T and X, as in `A N`": "TとX以外の大文字１字で書いたプレイヤー（`A N`など）",
    "power and toughness such as `3/2`": "`3/2`のようなパワーとタフネス",
    "power and toughness up to 9999": "9999までのパワーとタフネス",
    "the number of a step, or `last`": "手順の番号、または`last`",
    "the number of a step": "手順の番号",
    "the number of a turn, as `T1`": "`T1`のようなターンの番号",
    "the number of a rule such as `702.85a`": "`702.85a`のようなルールの番号",
    "the number of a face or half": "面か半分の番号",
    "the number of a face": "面の番号",
    "the number of a mode": "モードの番号",
    "the name of a slot such as `<elf>`": "`<elf>`のような穴の名前",
    "what is counted, as in `count goblin A.battlefield`": "数えるもの（`count goblin A.battlefield`など）",
    "what is probed ({})": "調べるもの（{}）",
    "words such as `red`, or labels": "`red`のような語、または目印",
    "words that are true of a card, such as `instant`": "`instant`のようにカードについて言える語",
    "{}, or `none`": "{}、または`none`",
    "a life total": "ライフ総量",
    "a number of counters": "カウンターの数",
    "a number": "数",
    "a share": "割り振る量",
    "a toughness": "タフネス",
    "a turn such as `T2`": "`T2`のようなターン",
    "a turn": "ターン",
    "a value of X": "Ｘの値",
    "an amount of damage": "ダメージの量",
    "how many counters": "カウンターの数",
    "how many": "数",
    "how often or how much": "回数か量",
    "how often": "回数",
    "a count": "個数",
    "a position": "位置",
    "a step from {} to {}": "{}から{}までの手順",
    "a step after `can`": "`can`の後の手順",
    "a step": "手順の番号",
    "version {}": "版{}",
    "`.{}` without `!`": "`!`のない`.{}`",
    "`family` and a slug": "`family`と識別名",
    "`{}` in the head, before what is given": "初めの状態より前、見出し行での`{}`",
    "`{}` once": "`{}`は１度だけであること",
    "`fit where` once": "`fit where`は１度だけであること",
    "a claim": "主張",
    "a colour's letter, `2` or `life`": "色の文字、`2`、または`life`",
    "a count from 1 to {}": "1から{}までの個数",
    "a declared slot": "宣言された穴",
    "a format ({})": "フォーマット（{}）",
    "a label of at most 60 characters": "60字以内の目印",
    "a label: give the card one, as in `Bloodbraid Elf @elf`": "目印（`Bloodbraid Elf @elf`のように、カードに付けること）",
    "a label of the file": "この状況にある目印",
    "a label once": "１つのオブジェクトだけを指す目印",
    "a label, since {} cards of the file are named {}": "目印（{}枚のカードが{}という名前である）",
    "a new label such as `@elf`": "`@elf`のような新しい目印",
    "a number from 1 to 999 in the reference": "1から999までの番号",
    "a card that is in the game": "このゲームにあるカード",
    "a slot of kind {}; <{}> is of kind {}": "種類が{}の穴（<{}>の種類は{}）",
    "a spell's name, or an ability on the stack such as `@elf.2!`": "呪文の名前、または`@elf.2!`のようなスタック上の能力",
    "a topic word, an object or `=`": "話題の語、オブジェクト、または`=`",
    "an ability such as `flying`": "`flying`のような能力",
    "an ability without `!`; `!` is one already on the stack": "`!`のない能力（`!`はすでにスタックにある能力）",
    "an ability on the stack, as in `@elf.2!`": "`@elf.2!`のようなスタック上の能力",
    "an object, not a player": "プレイヤーではなくオブジェクト",
    "at most {} brackets inside each other": "{}重以内の括弧",
    "at most {} targets": "{}個以内の対象",
    "at most {} steps": "{}個以内の手順",
    "at most {} slots": "{}個以内の穴",
    "at most {} cards and tokens in the file": "全部で{}個以内のカードとトークン",
    "at most {} characters": "{}字以内のテキスト",
    "at most {} lines": "{}行以内のテキスト",
    "at most {} KiB of text": "{} KiB以内のテキスト",
    "one `{}` with mana": "マナの`{}`は１つだけであること",
    "one `via`; only one permission or alternative cost can be used": "`via`は１つだけであること（使える許可や代替コストは１つのみ）",
    "one count": "個数は１つだけであること",
    "one list of targets": "対象の列は１つだけであること",
    "one power and toughness": "パワーとタフネスは１組だけであること",
    "one value of X": "Ｘの値は１つだけであること",
    "targets for each of {} modes": "{}個のモードそれぞれの対象",
    "the end of the {} here": "ここまでに閉じられる{}",
    "the life total of a player once": "プレイヤーのライフ総量は１度だけであること",
    "the life total once": "ライフ総量は１度だけであること",
    "two teams or more, as in `teams A+C B+D`": "`teams A+C B+D`のような２つ以上のチーム",
    "two to {} different players": "２人から{}人までの異なるプレイヤー",
    "values of one kind": "１種類の値",
    "what is given before the first step": "最初の手順より前の、初めの状態",
    "what X is, as in `X=3` (CR 601.2b)": "Ｘの値（`X=3`など。CR 601.2b）",
    "whose turn it is, as in `turn {} main1`": "誰のターンか（`turn {} main1`など）",
    "a card, a token or unknown": "カード、トークン、または`unknown`",
    "something that `{}` is about": "`{}`が問うもの",
    "readable text": "読めるテキスト",
    "visible characters": "目に見える文字",
    "in, is, {} or unattached": "次のいずれか：in、is、{}、unattached",
}
FOUND = {
    "the end of the text": "テキストの終わり",
    "the end of the line": "行の終わり",
    "one without !": "`!`のないもの",
    "@{} a second time": "２度目の@{}",
    "{}; put it in a zone": "{}（どれかの領域に置くこと）",
    "{}; `_` is a mode without target, `|` stands between modes with several": "{}個（`_`は対象のないモード、`|`は複数の対象を持つモードの区切り）",
}
WHOLE = {
    "@{} has not changed zones that often": "@{}はそれほど領域を移動していない",
    "that ability has not been put on the stack that often": "その能力はそれほどスタックに置かれていない",
    "that ability is not on the stack": "その能力はスタックにない",
    "there is no such copy": "そのようなコピーはない",
    "there is no such token": "そのようなトークンはない",
    "the game has more than {} events": "ゲームの出来事が{}を超える",
    "the game has more than {} steps to tell": "ゲームの手数が{}を超える",
    "the game takes too long to play": "プレイに時間がかかりすぎる",
    "a card lies in its owner's zone (CR 400.3)": "カードはオーナーの領域に置かれる（CR 400.3）",
    "a card that was exiled is in exile": "追放されたカードは追放領域にある",
    "a card that haunts is in exile (CR 702.55b)": "憑依しているカードは追放領域にある（CR 702.55b）",
    "a copy of a spell is on the stack or nowhere (CR 704.5e)": "呪文のコピーはスタックにしか存在しない（CR 704.5e）",
    "a creature token has a power and toughness, as in 1/1 (CR 208.1)": "クリーチャー・トークンには1/1のようにパワーとタフネスがある（CR 208.1）",
    "a family is played with its slots filled; open are {}": "穴は埋めてからプレイする。空いているのは{}",
    "a land is never on the stack (CR 305.9)": "土地がスタックにあることはない（CR 305.9）",
    "a pool holds mana of a type, not {} (CR 106.1)": "プールにあるのはタイプのあるマナで、{}ではない（CR 106.1）",
    "a resolution is never implied: {} is on the stack in {}": "解決は書かなければならない。{1}では{0}がスタックにある",
    "a suspended card has a time counter (CR 702.62b)": "待機状態のカードには時間カウンターがある（CR 702.62b）",
    "a card on an adventure is an adventurer card in exile (CR 715.3d)": "出来事に出ているのは追放領域にある当事者カードである（CR 715.3d）",
    "a player can't stand here": "ここにプレイヤーは書けない",
    "what a card haunts is on the battlefield (CR 702.55b)": "カードが憑依しているものは戦場にある（CR 702.55b）",
    "a suspended card is in exile and has suspend (CR 702.62b)": "待機状態のカードは追放領域にあり、待機を持つ（CR 702.62b）",
    "a team has one life total (CR 810.4)": "チームのライフ総量は１つである（CR 810.4）",
    "a token is on the battlefield or nowhere (CR 111.7)": "トークンは戦場にしか存在しない（CR 111.7）",
    "an emblem is in the command zone (CR 114.1)": "紋章は統率領域にある（CR 114.1）",
    "an object can't be chosen here": "ここではオブジェクトを選べない",
    "it has no face {}": "それに面{}はない",
    "it has no such ability": "それにそのような能力はない",
    "only a card has a colour identity (CR 903.4)": "固有色を持つのはカードのみである（CR 903.4）",
    "no belief is called '{}'; they are: {}": "'{}'という思い込みはない。あるのは：{}",
    "no card is called '{}'": "'{}'という名前のカードはない",
    "no keyword ability is called '{}'": "'{}'というキーワード能力はない",
    "no such trigger waits to be put on the stack": "スタックに置かれるのを待つそのような誘発型能力はない",
    "nothing here can be '{}'; known words: {}": "ここでは'{}'と書けない。書けるのは：{}",
    "nothing is labelled @{}": "@{}という目印はない",
    "only permanents are tapped (CR 110.5)": "タップ状態になるのはパーマネントのみである（CR 110.5）",
    "player {} is not seated": "プレイヤー{}は席にいない",
    "player {} is in no team": "プレイヤー{}はどのチームにもいない",
    "that can't be compared": "それは比べられない",
    "that turn is still to come": "そのターンはまだ来ていない",
    "that turn is too far away": "そのターンは先すぎる",
    "the log has no word '{}'; it has: {}": "'{}'という出来事の語はない。あるのは：{}",
    "the relation '{}' is not known here; known: {}": "'{}'という関係は書けない。書けるのは：{}",
    "the situation can't be: state-based actions would act at once (CR 704.3; {})": "この状況はありえない。状況起因処理がただちに行われる（CR 704.3。{}）",
    "the situation can't be: state-based actions would act at once on {} ({})": "この状況はありえない。{}に状況起因処理がただちに行われる（{}）",
    "the special action '{}' can't be played yet": "特別な処理'{}'はまだプレイできない",
    "there is no {} in this game": "このゲームに{}はない",
    "there is no {} in this situation": "この状況に{}はない",
    "too many objects in one situation": "１つの状況にオブジェクトが多すぎる",
    "turn {} is not {}'s turn": "第{}ターンは{}のターンではない",
    "what it is attached to is not on the battlefield": "つけられている先が戦場にない",
    "{} makes no emblem": "{}は紋章を作らない",
    "{}'s hand is not stated, so its size is not known": "{}の手札が書かれていないので、枚数がわからない",
    "{} can't be on the battlefield (CR 304.4, 307.4)": "{}は戦場にありえない（CR 304.4、307.4）",
    "{} is an Aura attached to nothing (CR 704.5m)": "{}は何にもつけられていないオーラである（CR 704.5m）",
    "an illegal target: {}": "不適正な対象：{}",
    "the mana cost can't be paid": "マナ・コストを支払えない",
    "that step is not reached": "そのステップに至らない",
    "the game did not come to an end": "ゲームが終わらない",
    "the stack does not become empty": "スタックが空にならない",
    "too many continuous effects that may depend on each other": "互いに依存しうる継続的効果が多すぎる",
    "triggers and state-based actions without end": "誘発と状況起因処理が終わらない",
    "what happens depends on a card of the library that the situation does not name": "この先は、状況に書かれていないライブラリーのカードによる",
    "what happens depends on a card that the situation does not name": "この先は、状況に書かれていないカードによる",
    "what happens depends on a hand that the situation does not state": "この先は、状況に書かれていない手札による",
    "an ability of {} is not modelled": "{}の能力にはまだ対応していない",
    "{} is not modelled, and {} has it": "{}にはまだ対応していないが、{}がそれを持つ",
    "{} is not modelled": "{}にはまだ対応していない",
    "it can't be cast that way: {}": "そのようには唱えられない：{}",
    "nobody says how to answer: {}": "何を選ぶかが書かれていない：{}",
    "nobody says: {} (asked by {})": "次の選択が書かれていない：{}（問うのは{}）",
    "nobody says: {} after this step (for {})": "次の選択が書かれていない：この手順の後の{}（{}のため）",
    "nobody says: {} (for {})": "次の選択が書かれていない：{}（{}のため）",
    "nobody says: {}": "次の選択が書かれていない：{}",
    "The script answers a question that nobody asked.": "誰も問わないことに答えている",
}


def error_said(error: NotationError | PlayError) -> Text:
    """Why a text can't be read or played, as a sentence in each language."""
    return Text(sentence(error.message), f"{japanese(error.message)}。")


def sentence(message: str) -> str:
    return f"{message[:1].upper()}{message[1:].rstrip('.')}."


def japanese(message: str) -> str:
    """The Japanese for a message; itself where we have none."""
    said = put(message, WHOLE)
    if said is not None or not message.startswith("expected "):
        return said or message
    what, _, found = message.removeprefix("expected ").partition(", found ")
    needed = wanted(what)
    if not found:
        return f"{needed}が必要である"
    return f"{needed}が必要である。ここに書かれているのは{put(found, FOUND) or found}"


def wanted(what: str) -> str:
    known = put(what, EXPECTED)
    if known is not None:
        return known
    bounds = re.fullmatch(r"(.+) from (-?\d+) to (-?\d+)", what)
    if bounds is None:
        return what
    return f"{wanted(bounds[1])}（{bounds[2]}から{bounds[3]}まで）"


def put(message: str, known: dict[str, str]) -> str | None:
    """What one of these sentences becomes, with what stands in it; None where it is none of them."""
    for pattern, ja in patterns(tuple(known.items())):
        match = pattern.fullmatch(message)
        if match is not None:
            return filled(ja, match.groups())
    return None


def filled(words: str, parts: tuple[str, ...]) -> str:
    """The words with each part in place of a `{}` in turn, or of its number."""
    for number, part in enumerate(parts):
        numbered = f"{{{number}}}"
        place = numbered if numbered in words and "{}" not in words else "{}"
        words = words.replace(place, part, 1)
    return words


@cache
def patterns(known: tuple[tuple[str, str], ...]) -> list[tuple[re.Pattern[str], str]]:
    """Those with the most words of their own first."""
    most_first = sorted(known, key=lambda pair: -len(pair[0].replace("{}", "")))
    return [
        (re.compile("(.+?)".join(map(re.escape, en.split("{}"))), re.DOTALL), ja)
        for en, ja in most_first
    ]
