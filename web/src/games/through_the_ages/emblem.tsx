export const emblem = (
  <>
    <circle cx="48" cy="48" r="44" className="emblem-sky" />
    <path d="M48 4a44 44 0 0 1 0 88Z" className="emblem-night" />
    <g className="emblem-light">
      <path d="M14 68h34v5H14zM18 40h26v4H18z" />
      <path d="M20 46h4v20h-4zM29 46h4v20h-4zM38 46h4v20h-4z" />
      <path d="M31 28 46 39H16Z" />
    </g>
    <g className="emblem-steel">
      <path d="M54 73V44h8v29zM64 73V30h10v43zM76 73V50h6v23z" />
      <path d="M68 30v-9h2v9z" />
    </g>
    <path
      d="M56 48h4v3h-4zM56 55h4v3h-4zM56 62h4v3h-4zM67 35h4v3h-4zM67 43h4v3h-4zM67 51h4v3h-4zM67 59h4v3h-4z"
      className="emblem-sun"
    />
    <path d="M10 73h76M48 4v88" className="emblem-line" />
    <circle cx="69" cy="15" r="2" className="emblem-sun" />
    <circle cx="58" cy="22" r="1.400" className="emblem-sun" />
    <circle cx="28" cy="18" r="5" className="emblem-sun" />
  </>
);
