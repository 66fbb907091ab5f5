"""Gaining advances, and what they allow."""
