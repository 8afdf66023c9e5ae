"""Looks up the lures of the questions that are there."""

from django.db import migrations

AT_ONCE = 200


def fill(apps, _editor):
    questions = apps.get_model("questions", "Question").objects.order_by("pk")
    Lure = apps.get_model("questions", "Lure")
    rows = questions.values_list("pk", "data").iterator(chunk_size=AT_ONCE)
    lures = (
        Lure(question_id=pk, belief=slug)
        for pk, data in rows
        for slug in sorted(
            {
                slug
                for option in data["options"]
                if not option["right"]
                for slug in [*option["beliefs"], *option.get("together", ())]
            }
        )
    )
    Lure.objects.bulk_create(lures, batch_size=AT_ONCE)


class Migration(migrations.Migration):
    dependencies = [("questions", "0007_lures")]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
