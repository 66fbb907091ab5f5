"""Battles, from their beginning to what follows them."""
