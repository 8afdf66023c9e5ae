"""Who may edit: an editor changes content, a reviewer reads all that an editor sees.

Migrations give these groups their permissions, once; whoever runs a site may change them in the
admin, and no later start of the site takes that back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

EDITOR = "Editor"
REVIEWER = "Reviewer"


def allow(apps: Any, group: str, app: str, actions: Mapping[str, Sequence[str]]) -> None:
    """Lets this group do these actions (add, change, delete, view) to these models of an app.

    For migrations: `apps` are theirs, and what is named is made, since Django makes permissions
    only after the last migration.
    """
    allowed, _new = apps.get_model("auth", "Group").objects.get_or_create(name=group)
    for model, names in actions.items():
        kind, _new = apps.get_model("contenttypes", "ContentType").objects.get_or_create(
            app_label=app, model=model
        )
        for name in names:
            permission, _new = apps.get_model("auth", "Permission").objects.get_or_create(
                content_type=kind,
                codename=f"{name}_{model}",
                defaults={"name": f"Can {name} {model}"},
            )
            allowed.permissions.add(permission)
