"""The focus row and what lies on its cards."""
