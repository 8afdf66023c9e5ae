"""Playing a file of the notation on the engine: the situation, the steps, the answers, the claims."""
