export const emblem = (
  <>
    <circle cx="48" cy="48" r="44" className="emblem-sky" />
    <circle cx="66" cy="30" r="9" className="emblem-sun" />
    <path d="M4.500 54A44 44 0 0 0 91.500 54L91 58A44 44 0 0 1 5 58Z" className="emblem-dark" />
    <path d="M5.500 58h85A44 44 0 0 1 5.500 58Z" className="emblem-sand" />
    <path d="M34 26 62 62H8Z" className="emblem-light" />
    <path d="M34 26 62 62H38Z" className="emblem-shade" />
    <path d="M62 40 82 62H44Z" className="emblem-light" />
    <path d="M62 40 82 62H64Z" className="emblem-shade" />
    <path d="M14 70h68M24 78h48" className="emblem-line" />
    <path d="M48 58l5 7-5 7-5-7z" className="emblem-mark" />
  </>
);
