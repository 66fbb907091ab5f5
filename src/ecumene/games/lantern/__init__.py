"""A toy for one to four that shows every part of the contract: copy this folder to begin a game."""
