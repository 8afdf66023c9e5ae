import django.db.models.deletion
import uuid
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('quiz', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='Paper',
            fields=[
                ('id', models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ('mechanics', models.JSONField(default=list, help_text='Slugs that were chosen; none: a mix.')),
                ('questions', models.JSONField(help_text='Ids of the questions, in the order they are asked.')),
                ('made_at', models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.AddField(
            model_name='quiz',
            name='paper',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='quizzes', to='quiz.paper'),
        ),
        migrations.AddField(
            model_name='quiz',
            name='size',
            field=models.PositiveSmallIntegerField(help_text='How many questions it has.', null=True),
        ),
    ]
