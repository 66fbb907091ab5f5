export const emblem = (
  <>
    <circle cx="48" cy="48" r="44" className="emblem-sky" />
    <path d="M8 66h80A44 44 0 0 1 8 66z" className="emblem-dark" />
    <path d="M14 66V50h14v16zM34 66V36h14v30zM54 66V24h14v42z" className="emblem-light" />
    <path d="M21 50h7v16h-7zM41 36h7v30h-7zM61 24h7v42h-7z" className="emblem-shade" />
    <path d="M12 46h18v4H12zM32 32h18v4H32zM52 20h18v4H52z" className="emblem-dark" />
    <path d="M70 66l8-12 8 12z" className="emblem-shade" />
    <circle cx="28" cy="22" r="6" className="emblem-sun" />
    <path d="M20 76h56M30 82h36" className="emblem-line" />
  </>
);
