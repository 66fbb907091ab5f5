"""Military cards: reinforcing, attacks, battles and what a victory brings."""
