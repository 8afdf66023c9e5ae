import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('accounts', '0003_known_by_address'),
        ('questions', '0005_words_for_editors'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Report',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('answer', 'The answer is wrong'), ('unclear', 'It is unclear what is asked'), ('translation', 'The translation is wrong'), ('display', 'The page looks or works wrong'), ('other', 'Something else')], max_length=16, verbose_name='kind')),
                ('words', models.TextField(max_length=2000, verbose_name='what was reported')),
                ('language', models.CharField(max_length=2, verbose_name='language')),
                ('option', models.CharField(blank=True, help_text='The key of the option they had chosen, if any.', max_length=16)),
                ('step', models.PositiveSmallIntegerField(blank=True, help_text='The step of the replay that they saw.', null=True)),
                ('by_mail', models.BooleanField(default=False, help_text='Whether they want to hear by mail too.')),
                ('made_at', models.DateTimeField(default=django.utils.timezone.now, editable=False, verbose_name='reported on')),
                ('outcome', models.CharField(blank=True, choices=[('mended', 'mended'), ('withdrawn', 'question withdrawn'), ('no-fault', 'not a fault'), ('duplicate', 'reported before')], max_length=16, verbose_name='outcome')),
                ('answer', models.JSONField(blank=True, default=dict, verbose_name='answer')),
                ('settled_at', models.DateTimeField(blank=True, editable=False, null=True, verbose_name='settled on')),
                ('read_at', models.DateTimeField(blank=True, editable=False, null=True)),
                ('learner', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports', to='accounts.learner')),
                ('question', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='reports', to='questions.question', verbose_name='question')),
                ('settled_by', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='reports_settled', to=settings.AUTH_USER_MODEL, verbose_name='settled by')),
            ],
            options={
                'verbose_name': 'report',
                'verbose_name_plural': 'reports',
                'ordering': ['-made_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='Remark',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('words', models.TextField(max_length=2000)),
                ('is_reporters', models.BooleanField(default=False)),
                ('made_at', models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ('by', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='remarks', to=settings.AUTH_USER_MODEL)),
                ('report', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='remarks', to='reports.report')),
            ],
            options={
                'verbose_name': 'remark',
                'verbose_name_plural': 'remarks',
                'ordering': ['made_at', 'pk'],
            },
        ),
        migrations.AddIndex(
            model_name='report',
            index=models.Index(condition=models.Q(('read_at', None), ('settled_at__isnull', False)), fields=['learner'], name='report_unheard'),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.UniqueConstraint(condition=models.Q(('settled_at', None)), fields=('learner', 'question'), name='one_open_report_per_question'),
        ),
        migrations.AddConstraint(
            model_name='report',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('outcome', ''), ('settled_at', None)), models.Q(('settled_at__isnull', False), models.Q(('outcome', ''), _negated=True)), _connector='OR'), name='report_settled_with_an_outcome'),
        ),
    ]
