import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('quiz', '0003_a_paper_for_each_quiz'),
    ]

    operations = [
        migrations.AlterField(
            model_name='quiz',
            name='paper',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='quizzes', to='quiz.paper'),
        ),
        migrations.AlterField(
            model_name='quiz',
            name='size',
            field=models.PositiveSmallIntegerField(help_text='How many questions it has.'),
        ),
    ]
