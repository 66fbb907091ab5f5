"""The game in names: what is seen, drawn, asked and explained. Not compiled."""
