"""Cultural Influence."""
