import { useEffect, useState } from "react";

/** A value a frame late. What is read beside a board is drawn after it, so that a move is seen as early as can be. */
export function useLater<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (document.hidden) return setLate(value); // such a page has no frames
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
