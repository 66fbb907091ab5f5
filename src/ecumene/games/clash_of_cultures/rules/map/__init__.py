"""The map: cells, cities and units."""
