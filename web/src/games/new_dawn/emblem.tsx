export const emblem = (
  <>
    <circle cx="48" cy="48" r="44" className="emblem-sky" />
    <path d="M5 54a43 43 0 0 0 86 0z" className="emblem-dark" />
    <path d="M28 54a20 20 0 0 1 40 0z" className="emblem-sun" />
    <path d="M48 26v-9M29 33l-6-6M67 33l6-6M20 48h-8M76 48h8" className="emblem-line" />
    <path d="M38 58h20l10 17.300H28z" className="emblem-light" />
    <path d="M41 62h14l3 5H38z" className="emblem-shade" />
    <path
      d="M34 58 24 75.300H10A44 44 0 0 1 5.500 58zM62 58h28.500A44 44 0 0 1 86 75.300H72z"
      className="emblem-shade"
    />
    <path d="M48 45l4 6-4 6-4-6z" className="emblem-mark" />
  </>
);
