"""Template filters that draw what a frozen question holds."""
