"""JudgeQuiz trains Magic judges: it plays every answer by the rules."""
