"""Age of Civilization. Jeffrey CCH, 2019."""
