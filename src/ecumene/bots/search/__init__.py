"""What a search does at every node, compiled: it imports only itself, the kernel's core and the standard library."""
