"""Editors withdraw questions and undo that; reviewers look at what was withdrawn."""

from django.db import migrations

from judgequiz.accounts.groups import EDITOR, REVIEWER, allow


def make_groups(apps, schema_editor):
    allow(apps, EDITOR, "questions", {"withdrawal": ["add", "change", "view"]})
    allow(apps, EDITOR, "questions", {"question": ["view"]})
    allow(apps, REVIEWER, "questions", {"withdrawal": ["view"], "question": ["view"]})


class Migration(migrations.Migration):

    dependencies = [
        ("questions", "0002_withdrawals"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [migrations.RunPython(make_groups, migrations.RunPython.noop)]
