"""What developers run: `python -m tools.native` and the rest, from the root of the project. See the Makefile."""
