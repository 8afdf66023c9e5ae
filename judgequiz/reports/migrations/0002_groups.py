"""Editors settle reports; reviewers read them; both comment."""

from django.db import migrations

from judgequiz.accounts.groups import EDITOR, REVIEWER, allow


def make_groups(apps, schema_editor):
    allow(apps, EDITOR, "reports", {"report": ["change", "view"], "remark": ["add", "view"]})
    allow(apps, REVIEWER, "reports", {"report": ["view"], "remark": ["add", "view"]})


class Migration(migrations.Migration):

    dependencies = [
        ("reports", "0001_initial"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [migrations.RunPython(make_groups, migrations.RunPython.noop)]
