"""Says something once and uses it several times: the title and the description of a page."""

from typing import Any

from django import template
from django.template.base import Node, NodeList, Parser, Token
from django.utils.safestring import mark_safe

register = template.Library()


class Keep(Node):
    def __init__(self, name: str, nodelist: NodeList) -> None:
        self.name = name
        self.nodelist = nodelist

    def render(self, context: Any) -> str:
        said = " ".join(self.nodelist.render(context).split())
        context[self.name] = mark_safe(said)  # noqa: S308  (rendered: whoever made it escaped it)
        return ""


@register.tag
def keep(parser: Parser, token: Token) -> Keep:
    """`{% keep title %}…{% endkeep %}` shows nothing and keeps what is inside as `title`."""
    name = token.split_contents()[1]
    nodelist = parser.parse(("endkeep",))
    parser.delete_first_token()
    return Keep(name, nodelist)
