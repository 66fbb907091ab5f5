/** Where a replay stands, in its address: `?n=57&seat=B`. A step replaces the address, a jump can be gone back from. */
import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "../router";

export type Place = { n: number; seat: string | null }; // whose eyes; "" a spectator's, null as the page thinks best

const LATER = 250; // ms: browsers refuse pages that write their address too often

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const n = Number(query.get("n"));
  return { n: Number.isInteger(n) && n > 0 ? n : 0, seat: query.get("seat") };
}

export function addressOf(id: string, { n, seat }: Place): string {
  const query = new URLSearchParams({ n: String(n), ...(seat !== null && { seat }) });
  return `/replay/${id}?${query}`;
}

export function usePlace(id: string): {
  place: Place;
  step: (to: Partial<Place>) => void;
  jump: (to: Partial<Place>) => void;
} {
  const [place, setPlace] = useState(() => placeIn(location.search));
  const now = useRef(place);
  const timer = useRef(0);
  const write = useCallback(
    (how: "push" | "replace") => {
      clearTimeout(timer.current);
      timer.current = 0;
      navigate(addressOf(id, now.current), how);
    },
    [id],
  );
  const step = useCallback(
    (to: Partial<Place>) => {
      now.current = { ...now.current, ...to };
      setPlace(now.current);
      timer.current ||= window.setTimeout(() => write("replace"), LATER);
    },
    [write],
  );
  const jump = useCallback(
    (to: Partial<Place>) => {
      if (timer.current) write("replace"); // what is gone back to is where it was left
      now.current = { ...now.current, ...to };
      setPlace(now.current);
      write("push");
    },
    [write],
  );
  useEffect(() => {
    const moved = () => {
      clearTimeout(timer.current);
      timer.current = 0;
      now.current = placeIn(location.search);
      setPlace(now.current);
    };
    addEventListener("popstate", moved);
    return () => {
      removeEventListener("popstate", moved);
      clearTimeout(timer.current);
    };
  }, []);
  return { place, step, jump };
}
