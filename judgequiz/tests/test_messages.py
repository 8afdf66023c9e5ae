"""Every word of the site is said in Japanese, and what is compiled is what is written."""

import ast
import gettext
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from django.conf import settings
from django.utils.translation.template import templatize

FOLDER = settings.BASE_DIR / "locale" / "ja" / "LC_MESSAGES"
WEB = ("accounts", "rulings", "questions", "progress", "quiz", "keeping")
# Which arguments of a call are the context, the message and its plural.
CALLS = {
    "_": (None, 0, None),
    "gettext": (None, 0, None),
    "gettext_noop": (None, 0, None),
    "gettext_lazy": (None, 0, None),
    "ngettext": (None, 0, 1),
    "ngettext_lazy": (None, 0, 1),
    "pgettext": (0, 1, None),
    "pgettext_lazy": (0, 1, None),
    "npgettext": (0, 1, 2),
}
CALL = re.compile(r"\b(n?p?gettext|_)\(")

Message = tuple[str | None, str]


@pytest.fixture(scope="module")
def catalogue():
    with (FOLDER / "django.po").open("rb") as file:
        return read_po(file, locale="ja", abort_invalid=True)


def _said_by(tree: ast.AST) -> Iterator[Message]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in CALLS:
            continue
        context, message, _plural = CALLS[node.func.id]
        values = [it.value if isinstance(it, ast.Constant) else None for it in node.args]
        if isinstance(values[message], str):
            said_in = values[context] if context is not None else None
            yield (str(said_in) if said_in is not None else None, str(values[message]))


def _in_python() -> Iterator[Message]:
    root = settings.BASE_DIR / "judgequiz"
    for path in [*root.glob("*.py"), *(it for app in WEB for it in (root / app).rglob("*.py"))]:
        if "tests" not in path.parts and "migrations" not in path.parts:
            yield from _said_by(ast.parse(path.read_text(encoding="utf-8")))


def _in_templates() -> Iterator[Message]:
    folder = settings.BASE_DIR / "templates"
    for path in [*folder.rglob("*.html"), *folder.rglob("*.txt")]:
        text = templatize(path.read_text(encoding="utf-8"))
        for match in CALL.finditer(text):
            yield from _said_by(_call_at(text, match.start()))


def _call_at(text: str, start: int) -> ast.AST:
    """The call that begins here; what follows it is no Python."""
    end = start
    while True:
        end = text.index(")", end) + 1
        try:
            return ast.parse(text[start:end])
        except SyntaxError:
            continue


def test_it_works(catalogue):
    assert len(catalogue) > 150


def test_every_message_is_in_the_catalogue(catalogue):
    said = {*_in_python(), *_in_templates()}

    missing = [it for it in said if catalogue.get(it[1], context=it[0]) is None]

    assert len(said) > 150
    assert not missing, "run `make messages` and translate them"


def test_every_message_is_said_in_japanese(catalogue):
    unsaid = []
    for message in catalogue:
        words = message.string if isinstance(message.string, tuple) else (message.string,)
        if message.id and (message.fuzzy or not all(words)):
            unsaid.append(message.id)

    assert not unsaid


def test_placeholders_agree(catalogue):
    placeholder = re.compile(r"%\((\w+)\)s")
    wrong = []
    for message in catalogue:
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        words = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = set(placeholder.findall(ids[-1]))
        if any(set(placeholder.findall(it)) != wanted for it in words):
            wrong.append(ids)

    assert not wrong


def test_what_is_compiled_is_what_is_written(catalogue):
    fresh = io.BytesIO()
    write_mo(fresh, catalogue)
    fresh.seek(0)

    with (FOLDER / "django.mo").open("rb") as file:
        compiled = vars(gettext.GNUTranslations(file))["_catalog"]

    written = vars(gettext.GNUTranslations(fresh))["_catalog"]
    assert {**compiled, "": ""} == {**written, "": ""}, "run `make messages`"


def test_no_template_has_words_of_its_own():
    """Text between tags comes from a translation or from a Text, but for names and the 500 page."""
    allowed = {"JudgeQuiz", "Judge", "Q", "uiz", "CR", "Enter", "Esc"}
    found = []
    for path in sorted(Path(settings.BASE_DIR / "templates").rglob("*.html")):
        if path.name == "500.html":
            continue
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"{% blocktranslate.*?{% endblocktranslate %}", "", text, flags=re.DOTALL)
        text = re.sub(r"{%.*?%}|{{.*?}}", "", text, flags=re.DOTALL)
        for words in re.findall(r">([^<>]*)<", text):
            for word in re.findall(r"[A-Za-z]{2,}|[ぁ-ん一-龥]+", words):
                if word not in allowed:
                    found.append(f"{path.name}: {words.strip()}")

    assert not found
