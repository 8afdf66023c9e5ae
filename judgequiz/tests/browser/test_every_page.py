"""Each page, in both languages and schemes, wide and narrow: no axe finding, nothing sideways."""

import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.contrib.staticfiles import finders
from playwright.sync_api import Page

from judgequiz.desk.packing import packed
from judgequiz.desk.tests.texts import REFUSED
from judgequiz.questions.models import Answer
from judgequiz.questions.tests.example import WRONG
from judgequiz.questions.withdrawing import Recall, withdraw

READ = {
    "mechanics": "mechanics/",
    "mechanic": "mechanic/cascade/",
    "card": "card/bloodbraid-elf/",
    "rule": "rule/113.7a/",
    "ruling": "ruling/EMA-cascade-7/",
    "replay": "ruling/EMA-cascade-7/replay/?step=4",
    "replay by a belief": "ruling/EMA-cascade-7/replay/?step=6&as=ability-dies-with-its-source",
    "desk with a fault": f"desk/{packed('A: hand Shok @s')}/",
    "desk with a game": f"desk/{packed(REFUSED)}/",
    "notation of the desk": "desk/notation/",
    "cards": "cards/?colour=g",
    "rules": "rules/",
    "rule with parts": "rule/113/",
    "beliefs": "beliefs/",
    "then and now": "then-and-now/",
    "belief": "belief/ability-dies-with-its-source/",
    "search": "search/?q=cascade",
    "nothing found": "search/?q=zyzzyva",
    "sources": "sources/",
    "progress without answers": "progress/",
    "how to read": "how-to-read/",
    "privacy": "privacy/",
    "keys": "keys/",
    "log in": "account/login/",
    "log in by a code": "account/login/code/",
    "without an account": "account/",
    "sign up": "account/signup/",
    "reset": "account/password/",
    "reset sent": "account/password/sent/",
    "confirm": "account/confirm/",
    "old link": "account/confirm/nonsense/",
    "not found": "nowhere/",
}
OWN = {
    "progress": "progress/",
    "own beliefs": "progress/beliefs/",
    "history": "progress/history/?mark=passed",
}
REASON = {"en": "The trigger stays on the stack.", "ja": "誘発型能力はスタックに残る。"}
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
    "reporter": "no-passes",  # What is well is not told: telling it takes longer than looking.
}
NARROW, WIDE = 320, 1280
WIDTHS = (NARROW, 360, 768, WIDE, 1920)
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT_OFF = """[...document.querySelectorAll(".tile-face, .slip-face")]
  .filter(it => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight)
  .map(it => it.innerText)"""


@pytest.fixture
def watched(new_context, request):
    language, scheme, width = request.param
    context = new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True
    )
    return context.new_page(), language


def _is_good(page: Page, name: str, part: str | None = None) -> list[str]:
    """What is wrong with the page, or with this part of it as it stands at its own width."""
    faults = []
    found = Axe().run(page, context=part, options=RULES).response["violations"]
    for violation in found:
        places = [node["target"] for node in violation["nodes"]]
        faults.append(f"{name}: {violation['id']} at {places}")
    own = page.viewport_size
    # All widths once for a language, since none hangs on the scheme. An open sheet stands where it
    # was opened.
    is_wide = own["width"] == WIDE and part is None
    for width in WIDTHS if is_wide else [own["width"]]:
        page.set_viewport_size({**own, "width": width})
        if page.evaluate(SIDEWAYS) > 0:
            faults.append(f"{name}: scrolls sideways at {width}")
        cut_off = page.evaluate(CUT_OFF)
        faults += [f"{name}: {words!r} is cut off at {width}" for words in cut_off]
    page.set_viewport_size(own)
    return faults


def _reported(page: Page) -> list[str]:
    """What is wrong where one reports a problem from the verdict, and comes back to it."""
    verdict = page.url
    page.locator("main [href*='/report/']").click()
    page.locator("[name=words]").fill("x")
    faults = _is_good(page, "report")
    page.locator("[name=kind]").last.check()
    page.locator("main button").click()
    page.locator(".said").wait_for()
    faults += _is_good(page, "my reports")
    page.goto(verdict)
    return faults


def _shared_and_logged_in(page: Page, here: str) -> list[str]:
    """What is wrong from the link that the end shows to logging out again."""
    faults: list[str] = []
    page.locator("[data-share]").click()
    page.locator("#share").wait_for()
    faults += _is_good(page, "paper")
    page.locator("main .is-main").click()
    page.locator("[data-choose]").wait_for()
    quiz = page.url
    page.goto(f"{here}/")
    page.locator(".unfinished").wait_for()
    faults += _is_good(page, "front with an unfinished quiz")
    page.goto(f"{here}/account/signup/")
    page.locator("[name=email]").fill("a@b.example")
    page.locator("[name=password1]").fill("1234")
    page.locator("main button").click()
    page.locator(".errorlist").wait_for()
    faults += _is_good(page, "refused sign-up")
    page.locator("[name=password1]").fill("a-quiet-stack-of-7")
    page.locator("main button").click()
    page.locator(".unfinished").wait_for()
    for name in ("", "email/", "sessions/", "data/"):
        page.goto(f"{here}/account/{name}")
        faults += _is_good(page, f"account {name}")
    page.goto(f"{here}/account/logout/")
    faults += _is_good(page, "log out")
    page.locator("main button").click()
    page.locator(".start").wait_for()
    page.goto(quiz)
    faults += _is_good(page, "not yours")
    return faults


@pytest.mark.drawn
@pytest.mark.parametrize(
    "watched",
    [
        ("en", "light", WIDE),
        ("ja", "dark", WIDE),
        ("en", "dark", NARROW),
        ("ja", "light", NARROW),
    ],
    indirect=True,
    ids=lambda it: "-".join(map(str, it)),
)
def test_it_works(watched: tuple[Page, str], site: str):
    page, language = watched
    faults: list[str] = []
    page.goto(f"{site}/{language}/")
    faults += _is_good(page, "front")
    page.locator(".start .is-main").click()
    page.locator("[data-choose]").wait_for()
    faults += _is_good(page, "question")
    page.locator('[popovertarget="card-bloodbraid-elf"]').first.click()
    # What lies under it was looked at before; a target that it covers in part is not to be reached.
    faults += _is_good(page, "card sheet", "#card-bloodbraid-elf")
    page.keyboard.press("Escape")
    page.locator(f'input[value="{WRONG}"]').check()
    page.locator("[data-choose] .is-main").click()
    page.locator("#verdict").wait_for()
    faults += _is_good(page, "verdict")
    faults += _reported(page)
    for _ in range(4):
        page.locator("[data-next]").click()
        page.locator("button[name=pass]").click()
        page.locator("#verdict").wait_for()
    page.locator("[data-next]").click()
    page.locator(".numbers").wait_for()
    faults += _is_good(page, "end")
    end = page.url
    answered = Answer.objects.order_by("position").first()
    withdraw(Recall(question=answered.question, option=WRONG, reason=REASON))
    page.reload()
    faults += _is_good(page, "end with a notice")
    page.locator(".notice a").click()
    page.locator("#verdict").wait_for()
    faults += _is_good(page, "withdrawn")
    page.locator(".notice button").click()
    page.wait_for_function("!document.querySelector('.notice')")
    for name, address in OWN.items():
        page.goto(f"{site}/{language}/{address}")
        faults += _is_good(page, name)
    page.goto(end)
    faults += _shared_and_logged_in(page, f"{site}/{language}")
    for name, address in READ.items():
        page.goto(f"{site}/{language}/{address}")
        faults += _is_good(page, name)

    assert not faults


def _gzipped(*names: str) -> int:
    total = 0
    for name in names:
        path = finders.find(name)
        assert isinstance(path, str), f"{name} is not among the files of {settings.STATIC_URL}"
        with open(path, "rb") as file:
            total += len(gzip.compress(file.read()))
    return total


def test_files_are_light():
    assert _gzipped("site.css") < 25_000
    assert _gzipped("site.js", "desk.js", "cards.js", "django_htmx/htmx-2.min.js") < 35_000
