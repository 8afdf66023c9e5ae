"""Cards whose whole text was read aloud in both languages; a change here is to be read aloud again."""

import pytest

from judgequiz.cards.say import card_text

READ_ALOUD = {
    "abrupt-decay": (
        ("This spell can't be countered.", "突然の衰微は打ち消されない。"),
        (
            "Destroy target nonland permanent with mana value 3 or less.",
            "土地でなくマナ総量が３以下のパーマネント１つを対象とする。それを破壊する。",
        ),
    ),
    "averna-the-chaos-bloom": (
        (
            "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped.",
            "あなたが続唱を行うに際し、あなたはそれらの追放されたカードのうち土地・カード１枚をタップ状態で戦場に出してもよい。",
        ),
    ),
    "beast-within": (
        (
            "Destroy target permanent. Its controller creates a 3/3 green Beast creature token.",
            "パーマネント１つを対象とする。それを破壊する。それのコントローラーは緑の３/３のビースト・クリーチャー・トークン１体を生成する。",
        ),
    ),
    "bloodbraid-elf": (
        ("Haste", "速攻"),
        (
            "Cascade (When you cast this spell, exile cards from the top of your library until you exile a nonland card with mana value less than this spell's. You may cast that card without paying its mana cost if the resulting spell's mana value is less than this spell's. Put the exiled cards that weren't cast on the bottom of your library in a random order.)",
            "続唱（あなたがこの呪文を唱えたとき、土地でなくマナ総量がこれより小さいカード１枚が追放されるまで、あなたのライブラリーの一番上からカードを１枚ずつ追放する。その結果の呪文のマナ総量がこれより小さいなら、あなたはそのカードをマナ・コストを支払うことなく唱えてもよい。それらの追放されたカードのうち唱えられなかったものをあなたのライブラリーの一番下に無作為の順番で置く。）",
        ),
    ),
    "bonesplitter": (
        ("Equipped creature gets +2/+0.", "装備しているクリーチャーは＋２/＋０の修整を受ける。"),
        (
            "Equip {1} ({1}: Attach this Equipment to target creature you control. Activate only as a sorcery.)",
            "装備{1}（{1}：あなたがコントロールしているクリーチャー１体を対象とする。これをそれにつける。起動はソーサリーとしてのみ行う。）",
        ),
    ),
    "brainstorm": (
        (
            "Draw three cards. Put two cards from your hand on top of your library in any order.",
            "カード３枚を引く。あなたの手札にあるカード２枚をあなたのライブラリーの一番上に望む順番で置く。",
        ),
    ),
    "cabal-therapy": (
        (
            "Choose a nonland card name. Target player reveals their hand. That player discards all cards with the chosen name.",
            "プレイヤー１人を対象とする。土地でないカードの名前１つを選ぶ。そのプレイヤーは自分の手札を公開する。そのプレイヤーはその選ばれた名前を持つすべてのカードを捨てる。",
        ),
        (
            "Flashback—Sacrifice a creature (You may cast this card from your graveyard by sacrificing a creature rather than paying its mana cost. If this spell's flashback cost was paid and it would leave the stack, exile it instead.)",
            "フラッシュバック ― クリーチャー１体を生け贄に捧げる（あなたはあなたの墓地から、これを、マナ・コストを支払うのではなくクリーチャー１体を生け贄に捧げることで唱えてもよい。これのフラッシュバック・コストが支払われていて、これがスタックを離れるなら、代わりにこれを追放する。）",
        ),
    ),
    "calciderm": (
        ("Shroud", "被覆"),
        (
            "Vanishing 4 (This creature enters with four time counters on it. At the beginning of your upkeep, if this creature has a time counter on it, remove a time counter from it. When the last time counter is removed from this creature, sacrifice it.)",
            "消失４（これは時間カウンター４個が置かれた状態で戦場に出る。あなたのアップキープの開始時に、これの上に時間カウンターがある場合、これの上から時間カウンター１個を取り除く。これの上から最後の時間カウンターが取り除かれたとき、これを生け贄に捧げる。）",
        ),
    ),
    "chrome-mox": (
        (
            "Imprint — When this artifact enters, you may exile a nonartifact, nonland card from your hand.",
            "刻印 ― 金属モックスが戦場に出たとき、あなたはあなたの手札にありアーティファクトでも土地でもないカード１枚を追放してもよい。",
        ),
        (
            "{T}: Add one mana of any of the exiled card's colors.",
            "{T}：その追放されたカードの色のうち好きな１色のマナ１点を加える。",
        ),
    ),
    "counterspell": (("Counter target spell.", "呪文１つを対象とする。それを打ち消す。"),),
    "deathrite-shaman": (
        (
            "{T}: Exile target land card from a graveyard. Add one mana of any color.",
            "{T}：墓地にある土地・カード１枚を対象とする。それを追放する。好きな色１色のマナ１点を加える。",
        ),
        (
            "{B}, {T}: Exile target instant or sorcery card from a graveyard. Each opponent loses 2 life.",
            "{B}, {T}：墓地にあるインスタントやソーサリーであるカード１枚を対象とする。それを追放する。各対戦相手はそれぞれ２点のライフを失う。",
        ),
        (
            "{G}, {T}: Exile target creature card from a graveyard. You gain 2 life.",
            "{G}, {T}：墓地にあるクリーチャー・カード１枚を対象とする。それを追放する。あなたは２点のライフを得る。",
        ),
    ),
    "duplicant": (
        (
            "Imprint — When this creature enters, you may exile target nontoken creature.",
            "刻印 ― 映し身人形が戦場に出たとき、トークンでないクリーチャー１体を対象とする。あなたはそれを追放してもよい。",
        ),
        (
            "As long as the exiled card is a creature card, this creature has base power and toughness equal to the exiled card's power and toughness and has the creature types of the exiled card in addition to its other types.",
            "その追放されたカードがクリーチャー・カードであるかぎり、映し身人形は基本のパワーとタフネスがその追放されたカードのパワーとタフネスに等しく、自身の他のタイプに加えてその追放されたカードのクリーチャー・タイプを持つ。",
        ),
    ),
    "duress": (
        (
            "Target opponent reveals their hand. Choose a noncreature, nonland card in that player's hand. That player discards the chosen card.",
            "対戦相手１人を対象とする。そのプレイヤーは自分の手札を公開する。あなたはそのプレイヤーの手札にありクリーチャーでも土地でもないカード１枚を選ぶ。そのプレイヤーはその選ばれたカードを捨てる。",
        ),
    ),
    "evolving-wilds": (
        (
            "{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
            "{T}, 進化する未開地を生け贄に捧げる：あなたのライブラリーから基本土地・カード１枚を探し、タップ状態で戦場に出し、その後ライブラリーを切り直す。",
        ),
    ),
    "eternal-dragon": (
        ("Flying", "飛行"),
        (
            "{3}{W}{W}: Return this card from your graveyard to your hand. Activate only during your upkeep.",
            "{3}{W}{W}：あなたの墓地から永遠のドラゴンをあなたの手札に戻す。この能力は、あなたのアップキープの間にのみ起動できる。",
        ),
        (
            "Plainscycling {2} ({2}, Discard this card: Search your library for a Plains card, reveal it, put it into your hand, then shuffle.)",
            "平地サイクリング{2}（{2}, これを捨てる：あなたのライブラリーから平地・カード１枚を探し、公開し、あなたの手札に加え、その後ライブラリーを切り直す。）",
        ),
    ),
    "fireball": (
        (
            "This spell costs {1} more to cast for each target beyond the first.",
            "この呪文を唱えるためのコストは、２つ目以降の対象１つにつき{1}多くなる。",
        ),
        (
            "This spell deals X damage divided evenly, rounded down, among any number of targets.",
            "望む数のクリーチャーやプレインズウォーカーやバトルやプレイヤーを対象とする。火の玉はそれらにＸ点のダメージを端数を切り捨てて均等に割り振って与える。",
        ),
    ),
    "flickerwisp": (
        ("Flying", "飛行"),
        (
            "When this creature enters, exile another target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
            "ちらつき鬼火が戦場に出たとき、これでないパーマネント１つを対象とする。それを追放する。次の終了ステップの開始時に、そのカードをオーナーのコントロール下で戦場に戻す。",
        ),
    ),
    "glorious-anthem": (
        (
            "Creatures you control get +1/+1.",
            "あなたがコントロールしているすべてのクリーチャーは＋１/＋１の修整を受ける。",
        ),
    ),
    "grand-abolisher": (
        (
            "During your turn, your opponents can't cast spells and can't activate abilities of artifacts, creatures, and enchantments.",
            "あなたのターンの間、対戦相手は呪文を唱えられず、すべてのアーティファクトやクリーチャーやエンチャントの起動型能力を起動できない。",
        ),
    ),
    "healing-salve": (
        (
            "Choose one —\n• Target player gains 3 life.\n• Prevent the next 3 damage that would be dealt to any target this turn.",
            "以下から１つを選ぶ。\n• プレイヤー１人を対象とする。そのプレイヤーは３点のライフを得る。\n• １つを対象とする。このターン、次にそれに与えられるダメージを３点軽減する。",
        ),
    ),
    "humility": (
        (
            "Creatures lose all abilities and have base power and toughness 1/1.",
            "すべてのクリーチャーは能力をすべて失い、基本のパワーとタフネスが１/１である。",
        ),
    ),
    "isochron-scepter": (
        (
            "Imprint — When this artifact enters, you may exile an instant card with mana value 2 or less from your hand.",
            "刻印 ― 等時の王笏が戦場に出たとき、あなたはあなたの手札にありマナ総量が２以下のインスタント・カード１枚を追放してもよい。",
        ),
        (
            "{2}, {T}: You may cast a copy of the exiled card without paying its mana cost.",
            "{2}, {T}：あなたはその追放されたカードのコピーをマナ・コストを支払うことなく唱えてもよい。",
        ),
    ),
    "karmic-guide": (
        ("Flying, protection from black", "飛行、プロテクション（黒）"),
        (
            "Echo {3}{W}{W} (At the beginning of your upkeep, if this creature came under your control since the beginning of your last upkeep, sacrifice it unless you pay {3}{W}{W}.)",
            "エコー{3}{W}{W}（あなたのアップキープの開始時に、これが直前のあなたのアップキープの開始時よりも後にあなたのコントロール下になっていた場合、あなたが{3}{W}{W}を支払わないかぎり、これを生け贄に捧げる。）",
        ),
        (
            "When this creature enters, return target creature card from your graveyard to the battlefield.",
            "霊体の先達が戦場に出たとき、あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを戦場に戻す。",
        ),
    ),
    "leyline-of-the-void": (
        (
            "If this card is in your opening hand, you may begin the game with it on the battlefield.",
            "虚空の力線があなたの最初の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを始めてもよい。",
        ),
        (
            "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
            "カード１枚がいずれかの領域から対戦相手の墓地に置かれるなら、代わりにそれを追放する。",
        ),
    ),
    "lightning-bolt": (
        (
            "This spell deals 3 damage to any target.",
            "１つを対象とする。稲妻はそれに３点のダメージを与える。",
        ),
    ),
    "maelstrom-nexus": (
        (
            "The first spell you cast each turn has cascade.",
            "あなたが各ターンに最初に唱える呪文は続唱を持つ。",
        ),
    ),
    "memory-lapse": (
        (
            "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
            "呪文１つを対象とする。それを打ち消す。これにより呪文が打ち消されたなら、オーナーの墓地に置く代わりにそれをオーナーのライブラリーの一番上に置く。",
        ),
    ),
    "mimic-vat": (
        (
            "Imprint — Whenever a nontoken creature dies, you may exile that creature. If you do, put all cards exiled with this artifact other than that card into their owners' graveyards.",
            "刻印 ― トークンでないクリーチャー１体が死亡するたび、あなたはそれを追放してもよい。そうしたなら、ミミックの大桶により追放されそのカードでないすべてのカードをオーナーの墓地に置く。",
        ),
        (
            "{3}, {T}: Create a token that's a copy of the exiled card. That token gains haste. Exile that token at the beginning of the next end step.",
            "{3}, {T}：その追放されたカードのコピーであるトークン１つを生成する。そのトークンは速攻を得る。次の終了ステップの開始時に、そのトークンを追放する。",
        ),
    ),
    "opalescence": (
        (
            "Each other non-Aura enchantment is a creature in addition to its other types and has base power and toughness each equal to its mana value.",
            "これでなくオーラでないすべてのエンチャントは自身の他のタイプに加えてクリーチャーであり、基本のパワーとタフネスがそれぞれ自身のマナ総量に等しい。",
        ),
    ),
    "path-to-exile": (
        (
            "Exile target creature. Its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.",
            "クリーチャー１体を対象とする。それを追放する。それのコントローラーは自分のライブラリーから基本土地・カード１枚を探し、タップ状態で戦場に出し、その後ライブラリーを切り直してもよい。",
        ),
    ),
    "phantasmal-image": (
        (
            'You may have this creature enter as a copy of any creature on the battlefield, except it\'s an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."',
            "あなたは幻影の像を、それが自身の他のタイプに加えてイリュージョンであり、「このクリーチャーが呪文や能力の対象になったとき、これを生け贄に捧げる。」を持つことを除き、戦場に出ているクリーチャー１体のコピーとして戦場に出してもよい。",
        ),
    ),
    "rest-in-peace": (
        (
            "When this enchantment enters, exile all cards from all graveyards.",
            "安らかなる眠りが戦場に出たとき、墓地にあるすべてのカードを追放する。",
        ),
        (
            "If a card or token would be put into a graveyard from anywhere, exile it instead.",
            "カード１枚かトークン１つがいずれかの領域から墓地に置かれるなら、代わりにそれを追放する。",
        ),
    ),
    "rings-of-brighthearth": (
        (
            "Whenever you activate an ability that isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.",
            "あなたがマナ能力でない能力１つを起動するたび、あなたは{2}を支払ってもよい。そうしたなら、その能力をコピーする。あなたはそのコピーの新しい対象を選んでもよい。",
        ),
    ),
    "snapcaster-mage": (
        ("Flash", "瞬速"),
        (
            "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn.",
            "瞬唱の魔道士が戦場に出たとき、あなたの墓地にあるインスタントやソーサリーであるカード１枚を対象とする。ターン終了時まで、それはフラッシュバックを得る。",
        ),
    ),
    "stifle": (
        (
            "Counter target activated or triggered ability.",
            "起動型能力や誘発型能力のうち１つを対象とする。それを打ち消す。",
        ),
    ),
    "sword-of-fire-and-ice": (
        (
            "Equipped creature gets +2/+2 and has protection from red and from blue.",
            "装備しているクリーチャーは＋２/＋２の修整を受けプロテクション（赤）とプロテクション（青）を持つ。",
        ),
        (
            "Whenever equipped creature deals combat damage to a player, this Equipment deals 2 damage to any target. Draw a card.",
            "装備しているクリーチャーがプレイヤー１人に戦闘ダメージを与えるたび、１つを対象とする。火と氷の剣はそれに２点のダメージを与える。カード１枚を引く。",
        ),
        (
            "Equip {2} ({2}: Attach this Equipment to target creature you control. Activate only as a sorcery.)",
            "装備{2}（{2}：あなたがコントロールしているクリーチャー１体を対象とする。これをそれにつける。起動はソーサリーとしてのみ行う。）",
        ),
    ),
    "the-one-ring": (
        ("Indestructible", "破壊不能"),
        (
            "When The One Ring enters, if it was cast, you gain protection from everything until your next turn.",
            "一つの指輪が戦場に出たとき、これが唱えられていた場合、あなたの次のターンまで、あなたはプロテクション（すべて）を得る。",
        ),
        (
            "At the beginning of your upkeep, you lose 1 life for each burden counter on The One Ring.",
            "あなたのアップキープの開始時に、あなたはこれの上にある重荷カウンター１個につき１点のライフを失う。",
        ),
        (
            "{T}: Put a burden counter on The One Ring. Draw a card for each burden counter on The One Ring.",
            "{T}：一つの指輪の上に重荷カウンター１個を置く。これの上にある重荷カウンター１個につきカード１枚を引く。",
        ),
    ),
    "crawling-barrens": (
        ("{T}: Add {C}.", "{T}：{C}を加える。"),
        (
            "{4}: Put two +1/+1 counters on this land. You may have this land become an Elemental creature in addition to its other types and have base power and toughness 0/0 until end of turn.",
            "{4}：這い回るやせ地の上に＋１/＋１カウンター２個を置く。あなたは「ターン終了時まで、これは自身の他のタイプに加えてエレメンタル・クリーチャーになり、基本のパワーとタフネスが０/０になる。」を選んでもよい。",
        ),
    ),
    "mulldrifter": (
        ("Flying", "飛行"),
        (
            "When this creature enters, draw two cards.",
            "熟考漂いが戦場に出たとき、カード２枚を引く。",
        ),
        (
            "Evoke {2}{U} (You may pay {2}{U} rather than pay this spell's mana cost. When this creature enters, if its evoke cost was paid, sacrifice it.)",
            "想起{2}{U}（あなたはこの呪文のマナ・コストを支払うのではなく{2}{U}を支払ってもよい。これが戦場に出たとき、これの想起コストが支払われていた場合、これを生け贄に捧げる。）",
        ),
    ),
    "rancid-earth": (
        (
            "If seven or more cards are in your graveyard, destroy target land. This spell deals 1 damage to each creature and each player. Otherwise, destroy it.",
            "土地１つを対象とする。あなたの墓地にカード７枚以上があるなら、それを破壊し、腐臭の地は各クリーチャーと各プレイヤーにそれぞれ１点のダメージを与える。そうでないなら、それを破壊する。",
        ),
    ),
    "tragic-slip": (
        (
            "If a creature died this turn, target creature gets -13/-13 until end of turn. Otherwise, it gets -1/-1 until end of turn.",
            "クリーチャー１体を対象とする。このターンにクリーチャーが死亡していたなら、ターン終了時まで、それは－13/－13の修整を受ける。そうでないなら、ターン終了時まで、それは－１/－１の修整を受ける。",
        ),
    ),
    "turn-to-frog": (
        (
            "Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn.",
            "クリーチャー１体を対象とする。ターン終了時まで、それは能力をすべて失い、基本のパワーとタフネスが１/１の青のカエルになる。",
        ),
    ),
    "volcanic-fallout": (
        ("This spell can't be countered.", "火山の流弾は打ち消されない。"),
        (
            "This spell deals 2 damage to each creature and each player.",
            "火山の流弾は各クリーチャーと各プレイヤーにそれぞれ２点のダメージを与える。",
        ),
    ),
    "worm-harvest": (
        (
            "Create X 1/1 black and green Worm creature tokens, where X is the number of land cards in your graveyard.",
            "黒であり緑である１/１の蟲・クリーチャー・トークンＸ体を生成する。Ｘはあなたの墓地にある土地・カードの枚数に等しい。",
        ),
        (
            "Retrace (You may cast this card from your graveyard by discarding a land card in addition to paying its other costs.)",
            "回顧（あなたはあなたの墓地から、これを、他のコストの支払いに加えて土地・カード１枚を捨てることで唱えてもよい。）",
        ),
    ),
    "belfry-spirit": (
        ("Flying", "飛行"),
        (
            "Haunt (When this creature is put into a graveyard from the battlefield, exile it haunting target creature.)",
            "憑依（これが戦場から墓地に置かれたとき、クリーチャー１体を対象とする。これをそれに憑依している状態で追放する。）",
        ),
        (
            "When this creature enters or the creature it haunts dies, create two 1/1 black Bat creature tokens with flying.",
            "鐘楼のスピリットが戦場に出るか、これが憑依しているクリーチャーが死亡したとき、飛行を持つ黒の１/１のコウモリ・クリーチャー・トークン２体を生成する。",
        ),
    ),
    "djinn-illuminatus": (
        ("Flying", "飛行"),
        (
            "Instant or sorcery spells you control have replicate. The replicate cost is equal to its mana cost.",
            "あなたがコントロールしているインスタントやソーサリーであるすべての呪文は複製を持つ。その複製コストはそれのマナ・コストに等しい。",
        ),
    ),
}


@pytest.mark.parametrize("slug", READ_ALOUD)
def test_text_is_as_it_was_read_aloud(slug: str) -> None:
    from judgequiz.cards import CARDS

    assert card_text(CARDS[slug].front) == READ_ALOUD[slug]
