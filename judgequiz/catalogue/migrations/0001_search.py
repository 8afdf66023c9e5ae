"""Makes the table of entries, and beside it what this database searches."""

from django.db import migrations, models

from judgequiz.catalogue.search import postgres, sqlite


def index(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        for statement in postgres.CREATE:
            schema_editor.execute(statement)
    else:
        schema_editor.execute(sqlite.CREATE)


def no_index(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        for statement in postgres.DROP:
            schema_editor.execute(statement)
    else:
        schema_editor.execute(sqlite.DROP)


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Entry",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("mechanic", "Mechanic"),
                            ("card", "Card"),
                            ("rule", "Rule"),
                            ("ruling", "Ruling"),
                            ("belief", "Belief"),
                        ],
                        max_length=10,
                    ),
                ),
                (
                    "key",
                    models.CharField(help_text="Slug or number, as in its address.", max_length=160),
                ),
                ("title", models.JSONField()),
                ("words", models.JSONField()),
                ("title_en", models.TextField(help_text="Its title as it is compared.")),
                ("title_ja", models.TextField()),
                (
                    "place",
                    models.CharField(
                        help_text="Sorts what is found equally well.", max_length=160
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("kind", "key"), name="entry_once")
                ],
            },
        ),
        migrations.RunPython(index, no_index),
    ]
