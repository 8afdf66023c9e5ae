"""People: a user has an account, a learner answers and may be anyone."""
