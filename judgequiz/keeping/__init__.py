"""What is kept of people: shown, handed over, deleted when they say so, pruned when it is old."""
