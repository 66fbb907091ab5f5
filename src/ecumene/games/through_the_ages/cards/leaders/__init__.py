"""Leaders, by age: rows with their powers."""
