"""Problems that learners report with questions, and what editors answer."""
