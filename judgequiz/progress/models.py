"""What the answers of a person add up to, so that no page adds up thousands."""

from django.db import models

from judgequiz.accounts.models import Learner


class Tally(models.Model):
    """The sums over a person's answers up to a moment; whoever reads it adds those given since.

    Only a saving of work: it can be thrown away and counted again from the answers at any time,
    and is not believed where anything it was counted from has changed. See tallies.py.
    """

    learner = models.OneToOneField(
        Learner, primary_key=True, on_delete=models.CASCADE, related_name="tally"
    )
    learners = models.JSONField(
        default=list, help_text="Whose answers are in it: the learner's and of those merged."
    )
    scheme = models.PositiveSmallIntegerField(
        default=0, help_text="The way of counting; another one is counted anew."
    )
    upto = models.DateTimeField(null=True, help_text="All answers given until then are in it.")
    marked_at = models.DateTimeField(
        null=True, help_text="It knows of every withdrawal made until then."
    )
    counts = models.JSONField(default=dict)

    class Meta:
        verbose_name_plural = "tallies"

    def __str__(self) -> str:
        return f"tally of {self.learner_id}"
