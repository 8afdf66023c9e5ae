"""Until now only content files brought rows, so what a row says is what the files said.

A mechanic's example card, by its English name, becomes the first of its example cards, by slug.
"""

from django.db import migrations

FIELDS = {
    "Edition": ["note"],
    "Source": ["title", "date", "note"],
    "Mechanic": ["name", "intro", "cr", "examples", "source_id"],
    "Rule": ["sha256", "words"],
    "Ruling": [
        "mechanic_id",
        "topic",
        "kind",
        "words",
        "source_id",
        "date",
        "cr",
        "standing",
        "edition_checked_id",
        "changed",
        "true_until",
    ],
}


def list_examples(apps, schema_editor):
    slugs = {card.name["en"]: card.slug for card in apps.get_model("rulings", "Card").objects.all()}
    for mechanic in apps.get_model("rulings", "Mechanic").objects.all():
        if mechanic.example in slugs:
            mechanic.examples = [slugs[mechanic.example]]
            mechanic.save(update_fields=["examples"])


def note_what_files_said(apps, schema_editor):
    for name, fields in FIELDS.items():
        model = apps.get_model("rulings", name)
        rows = list(model.objects.all())
        for row in rows:
            row.loaded = {field.removesuffix("_id"): getattr(row, field) for field in fields}
        model.objects.bulk_update(rows, ["loaded"], batch_size=200)


class Migration(migrations.Migration):

    dependencies = [("rulings", "0003_editing")]

    operations = [
        migrations.RunPython(list_examples, migrations.RunPython.noop),
        migrations.RunPython(note_what_files_said, migrations.RunPython.noop),
        migrations.RemoveField("mechanic", "example"),
    ]
