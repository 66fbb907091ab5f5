export const emblem = (
  <>
    <circle cx="48" cy="48" r="44" className="emblem-sky" />
    <path d="M48 8h18l9 15.600-9 15.600H48l-9-15.600z" className="emblem-light" />
    <path d="M21 24h18l9 15.600-9 15.600H21l-9-15.600z" className="emblem-shade" />
    <path d="M48 40h18l9 15.600-9 15.600H48l-9-15.600z" className="emblem-light" />
    <path d="M48 40h18l9 15.600-9 15.600H48l-9-15.600z" className="emblem-line" />
    <path d="M52 31V20h3v3h3v-3h3v3h3v-3h3v11zM57.500 31v-4h4v4z" fillRule="evenodd" className="emblem-dark" />
    <path d="M47 63 57 45 62 54 65 50 70 63z" className="emblem-dark" />
    <path d="M57 45 61 52 57 54 54 51z" className="emblem-light" />
    <path d="M20 43h20l-4 7H24z" className="emblem-dark" />
    <path d="M29 27v14h-8zM31 29v12h7z" className="emblem-light" />
    <path d="M24 76q6-5 12 0t12 0 12 0 12 0" className="emblem-line" />
    <circle cx="25" cy="16" r="5" className="emblem-sun" />
  </>
);
