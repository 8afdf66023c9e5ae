from django.db import migrations

AT_ONCE = 500


def write_papers(apps, schema_editor):
    """Quizzes with the same questions in the same order are runs of one paper."""
    Quiz = apps.get_model('quiz', 'Quiz')
    Paper = apps.get_model('quiz', 'Paper')
    papers = {}
    rows = []
    for quiz in Quiz.objects.filter(paper=None).order_by('made_at').iterator(chunk_size=AT_ONCE):
        key = (tuple(quiz.questions), tuple(quiz.mechanics))
        if key not in papers:
            papers[key] = Paper.objects.create(mechanics=quiz.mechanics, questions=quiz.questions).pk
        quiz.paper_id = papers[key]
        quiz.size = len(quiz.questions)
        rows.append(quiz)
    Quiz.objects.bulk_update(rows, ['paper', 'size'], batch_size=AT_ONCE)


class Migration(migrations.Migration):

    dependencies = [
        ('quiz', '0002_papers'),
    ]

    operations = [
        migrations.RunPython(write_papers, migrations.RunPython.noop, elidable=True),
    ]
