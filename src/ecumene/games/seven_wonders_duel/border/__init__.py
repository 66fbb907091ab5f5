"""Names for numbers: what people, pages and records see. Not compiled."""
