"""Where numbers become names: what views, pages, records and scenarios show. The rules never import it."""
