"""Wonders: who holds them, and building them."""
