"""Cities: founding, activating, building, collecting, moods."""
