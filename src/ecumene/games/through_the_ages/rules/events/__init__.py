"""Current and future events, and what they do. TTA-5.3 to 5.6, 9."""
