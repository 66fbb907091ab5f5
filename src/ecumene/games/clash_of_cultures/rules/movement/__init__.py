"""Moving land units and ships, and exploring."""
