"""The advances. COC-9, 24."""
