"""What every family gives, as digests on record: a change that nobody meant is seen, and one that was meant is said."""
