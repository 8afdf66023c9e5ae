"""What there is to read, and how it is found: its pages, its search, what search engines see."""
