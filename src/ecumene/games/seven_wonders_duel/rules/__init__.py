"""The rules: the position, and a file for each chapter of the rulebook. Compiled."""
