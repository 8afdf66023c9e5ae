"""What the rules say: sources, mechanics, cards, rulings, numbered rules, editions."""
