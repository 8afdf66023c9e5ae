"""What a learner's answers say: what is known, what is suspected, what to ask next."""
