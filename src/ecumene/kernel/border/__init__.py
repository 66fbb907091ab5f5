"""Where numbers become names: what people write and read, what is drawn, and what a game is."""
