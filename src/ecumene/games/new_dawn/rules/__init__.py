"""The rules of A New Dawn, by the chapters of the rulebook."""
