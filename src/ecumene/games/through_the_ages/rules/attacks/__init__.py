"""Aggressions and wars. TTA-4.13 to 4.17, 5.7 to 5.19."""
