"""The action phase. TTA-6, 7."""
