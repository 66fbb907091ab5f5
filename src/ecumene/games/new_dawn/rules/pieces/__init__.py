"""Control tokens and cities come onto the map, change hands and leave it."""
