"""What is printed: one file for each deck, with the classes of its odd cards."""
