"""The map: how tiles lie, where a tile may be laid, what stands on spaces, distances."""
