"""Events, by age; the rows of age III are called impacts."""
