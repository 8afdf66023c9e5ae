"""The situation of a ruling, step by step, and a card to lay beside its name. Everybody may see
them.
"""

from functools import partial

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from judgequiz.questions.replays import replay_page, told
from judgequiz.questions.situations import eyes_on, plays_of
from judgequiz.rulings.memory import MEMORY
from judgequiz.rulings.models import Card, Edition, Ruling
from judgequiz.rulings.templatetags.cards import sheets


@cache_control(max_age=600)
@require_safe
def card_sheet(request: HttpRequest, slug: str) -> HttpResponse:  # noqa: ARG001  (a view's)
    """The card alone, as it opens where it is named; not a page to find."""
    found = get_object_or_404(Card, slug=slug)
    return HttpResponse(sheets({slug: found.data}), headers={"X-Robots-Tag": "noindex"})


@require_safe
def replay_of_ruling(request: HttpRequest, slug: str, number: int = 1) -> HttpResponse:
    """The game that shows what the ruling says, and beside it one that a belief has otherwise."""
    ruling = get_object_or_404(Ruling.objects.select_related("mechanic"), slug=slug)
    plays = plays_of(slug)
    if not 1 <= number <= len(plays):
        raise Http404
    MEMORY.renew()
    play = plays[number - 1]
    return replay_page(
        request,
        partial(told, play),
        eyes=eyes_on(slug, play),
        edition=Edition.objects.current(),
        ruling=ruling,
        play=play,
        title=ruling.mechanic.name if ruling.mechanic else {"en": slug, "ja": slug},
        others=range(1, len(plays) + 1) if len(plays) > 1 else (),
        situation=number,
        back_url=ruling.get_absolute_url(),
        back_words=_("Back to the ruling"),
        section="mechanics",
        # One address is listed; the steps, and other situations, are found from it.
        is_unlisted=bool(request.GET) or request.path != reverse("ruling-replay", args=[slug]),
    )
