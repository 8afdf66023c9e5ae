"""Editors write content and look at cards; reviewers look at everything."""

from django.db import migrations

from judgequiz.accounts.groups import EDITOR, REVIEWER, allow

WRITTEN = ["edition", "mechanic", "rule", "ruling", "source"]


def make_groups(apps, schema_editor):
    allow(apps, EDITOR, "rulings", dict.fromkeys(WRITTEN, ["add", "change", "delete", "view"]))
    allow(apps, EDITOR, "rulings", {"card": ["view"]})
    allow(apps, REVIEWER, "rulings", dict.fromkeys([*WRITTEN, "card"], ["view"]))


class Migration(migrations.Migration):

    dependencies = [
        ("rulings", "0001_initial"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [migrations.RunPython(make_groups, migrations.RunPython.noop)]
