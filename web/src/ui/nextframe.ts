import { useEffect, useState } from "react";

/** A value, one frame later. What stands beside a board is drawn after it, so that a move is seen early. */
export function useNextFrame<T>(value: T): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    if (document.hidden) return setDelayed(value); // a hidden page has no frames
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDelayed(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return delayed;
}
