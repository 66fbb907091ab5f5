"""The rows of A New Dawn, one file for each deck."""
