"""Economy cards: caravans and trade."""
