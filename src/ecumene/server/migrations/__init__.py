"""How stores of older versions become stores of this one. Run at every start."""
