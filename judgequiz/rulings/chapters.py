"""Chapters and sections of the Comprehensive Rules: what each is about, in a few words of ours."""

from collections.abc import Iterable

from judgequiz.rulings.templatetags.words import cr_order
from judgequiz.scenarios import Text

# A section is three digits: 702.
SECTION = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"

CHAPTERS = {
    "1": Text("Game concepts", "ゲームの考え方"),
    "2": Text("Parts of a card", "カードの部分"),
    "3": Text("Card types", "カード・タイプ"),
    "4": Text("Zones", "領域"),
    "5": Text("Turn structure", "ターンの構造"),
    "6": Text("Spells, abilities, effects", "呪文、能力、効果"),
    "7": Text("Additional rules", "その他のルール"),
    "8": Text("Multiplayer", "多人数戦"),
    "9": Text("Casual variants", "カジュアル変種ルール"),
}

SECTIONS = {
    "100": Text("General", "総則"),
    "101": Text("Which rule wins", "黄金律"),
    "102": Text("Players", "プレイヤー"),
    "103": Text("Starting the game", "ゲームの開始"),
    "104": Text("Ending the game", "ゲームの終了"),
    "105": Text("Colors", "色"),
    "106": Text("Mana", "マナ"),
    "107": Text("Numbers and symbols", "数とシンボル"),
    "108": Text("Cards", "カード"),
    "109": Text("Objects", "オブジェクト"),
    "110": Text("Permanents", "パーマネント"),
    "111": Text("Tokens", "トークン"),
    "112": Text("Spells", "呪文"),
    "113": Text("Abilities", "能力"),
    "114": Text("Emblems", "紋章"),
    "115": Text("Targets", "対象"),
    "116": Text("Special actions", "特別な処理"),
    "117": Text("Timing and priority", "タイミングと優先権"),
    "118": Text("Costs", "コスト"),
    "119": Text("Life", "ライフ"),
    "120": Text("Damage", "ダメージ"),
    "121": Text("Drawing cards", "カードを引く"),
    "122": Text("Counters", "カウンター"),
    "200": Text("General", "総則"),
    "201": Text("Name", "カード名"),
    "202": Text("Mana cost and color", "マナ・コストと色"),
    "203": Text("Illustration", "イラスト"),
    "204": Text("Color indicator", "色指標"),
    "205": Text("Type line", "タイプ行"),
    "206": Text("Expansion symbol", "エキスパンション・シンボル"),
    "207": Text("Text box", "文章欄"),
    "208": Text("Power and toughness", "パワーとタフネス"),
    "209": Text("Loyalty", "忠誠度"),
    "210": Text("Defense", "守備値"),
    "300": Text("General", "総則"),
    "301": Text("Artifacts", "アーティファクト"),
    "302": Text("Creatures", "クリーチャー"),
    "303": Text("Enchantments", "エンチャント"),
    "304": Text("Instants", "インスタント"),
    "305": Text("Lands", "土地"),
    "306": Text("Planeswalkers", "プレインズウォーカー"),
    "307": Text("Sorceries", "ソーサリー"),
    "308": Text("Kindreds", "同族"),
    "309": Text("Dungeons", "ダンジョン"),
    "310": Text("Battles", "バトル"),
    "400": Text("General", "総則"),
    "401": Text("Library", "ライブラリー"),
    "402": Text("Hand", "手札"),
    "403": Text("Battlefield", "戦場"),
    "404": Text("Graveyard", "墓地"),
    "405": Text("Stack", "スタック"),
    "406": Text("Exile", "追放"),
    "407": Text("Ante", "アンティ"),
    "408": Text("Command zone", "統率領域"),
    "500": Text("General", "総則"),
    "501": Text("Beginning phase", "開始フェイズ"),
    "502": Text("Untap step", "アンタップ・ステップ"),
    "503": Text("Upkeep step", "アップキープ・ステップ"),
    "504": Text("Draw step", "ドロー・ステップ"),
    "505": Text("Main phase", "メイン・フェイズ"),
    "506": Text("Combat phase", "戦闘フェイズ"),
    "507": Text("Beginning of combat", "戦闘開始ステップ"),
    "508": Text("Declaring attackers", "攻撃クリーチャー指定ステップ"),
    "509": Text("Declaring blockers", "ブロック・クリーチャー指定ステップ"),
    "510": Text("Combat damage", "戦闘ダメージ・ステップ"),
    "511": Text("End of combat", "戦闘終了ステップ"),
    "512": Text("Ending phase", "終了フェイズ"),
    "513": Text("End step", "終了ステップ"),
    "514": Text("Cleanup step", "クリンナップ・ステップ"),
    "600": Text("General", "総則"),
    "601": Text("Casting spells", "呪文を唱えること"),
    "602": Text("Activating abilities", "起動型能力の起動"),
    "603": Text("Triggered abilities", "誘発型能力"),
    "604": Text("Static abilities", "常在型能力"),
    "605": Text("Mana abilities", "マナ能力"),
    "606": Text("Loyalty abilities", "忠誠度能力"),
    "607": Text("Linked abilities", "関連している能力"),
    "608": Text("Resolving spells and abilities", "呪文や能力の解決"),
    "609": Text("Effects", "効果"),
    "610": Text("One-shot effects", "単発的効果"),
    "611": Text("Continuous effects", "継続的効果"),
    "612": Text("Changing text", "文章を変更する効果"),
    "613": Text("Layers", "継続的効果の種類別"),
    "614": Text("Replacement effects", "置換効果"),
    "615": Text("Prevention effects", "軽減効果"),
    "616": Text("Several of these at once", "置換効果や軽減効果の相互作用"),
    "700": Text("General", "総則"),
    "701": Text("Keyword actions", "キーワード処理"),
    "702": Text("Keyword abilities", "キーワード能力"),
    "703": Text("Turn-based actions", "ターン起因処理"),
    "704": Text("State-based actions", "状況起因処理"),
    "705": Text("Flipping a coin", "コイン投げ"),
    "706": Text("Rolling a die", "サイコロを振る"),
    "707": Text("Copying", "コピー"),
    "708": Text("Face-down objects", "裏向きのオブジェクト"),
    "709": Text("Split cards", "分割カード"),
    "710": Text("Flip cards", "反転カード"),
    "711": Text("Leveler cards", "Lv系カード"),
    "712": Text("Double-faced cards", "両面カード"),
    "713": Text("Substitute cards", "代用カード"),
    "714": Text("Sagas", "英雄譚"),
    "715": Text("Adventurers", "当事者カード"),
    "716": Text("Classes", "クラス"),
    "800": Text("General", "総則"),
    "801": Text("Limited range of influence", "影響範囲限定"),
    "802": Text("Attacking several players", "複数への攻撃"),
    "805": Text("Shared team turns", "共有チーム・ターン"),
    "810": Text("Two-Headed Giant", "双頭巨人戦"),
    "900": Text("General", "総則"),
    "903": Text("Commander", "統率者戦"),
}


def words_of(text: Text) -> dict[str, str]:
    return {"en": text.en, "ja": text.ja}


def section_of(number: str) -> dict[str, str] | None:
    """What the section of this rule is about, if we have a word for it."""
    found = SECTIONS.get(number[:3])
    return words_of(found) if found else None


def chapter_of(number: str) -> dict[str, str]:
    return words_of(CHAPTERS[number[0]])


def parents(number: str) -> list[str]:
    """The numbers that it is a part of, the widest first: 702 and 702.85 of 702.85a."""
    above = dict.fromkeys([number[:SECTION], number.rstrip(LETTERS)])
    return [it for it in above if it != number]


def with_parents(numbers: Iterable[str]) -> list[str]:
    """Every number whose page has something of ours: these, and those that they are parts of."""
    found = set(numbers)
    found |= {above for number in numbers for above in parents(number)}
    return sorted(found, key=cr_order)
