/** The position of a replay in its address: `?n=57&seat=B`. A step replaces the address; a jump adds to the history. */
import { useCallback, useEffect, useRef, useState } from "react";
import { navigate } from "../router";

/** `seat` is the seat whose view is shown: "" for a spectator, null if the address does not say. */
export type ReplayAddress = { n: number; seat: string | null };

const LATER = 250; // ms: browsers refuse pages that write their address too often

export function parseAddress(search: string): ReplayAddress {
  const query = new URLSearchParams(search);
  const n = Number(query.get("n"));
  return { n: Number.isInteger(n) && n > 0 ? n : 0, seat: query.get("seat") };
}

export function addressOf(id: string, { n, seat }: ReplayAddress): string {
  const query = new URLSearchParams({ n: String(n), ...(seat !== null && { seat }) });
  return `/replay/${id}?${query}`;
}

export function useReplayAddress(id: string): {
  address: ReplayAddress;
  step: (to: Partial<ReplayAddress>) => void;
  jump: (to: Partial<ReplayAddress>) => void;
} {
  const [address, setPlace] = useState(() => parseAddress(location.search));
  const now = useRef(address);
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
    (to: Partial<ReplayAddress>) => {
      now.current = { ...now.current, ...to };
      setPlace(now.current);
      timer.current ||= window.setTimeout(() => write("replace"), LATER);
    },
    [write],
  );
  const jump = useCallback(
    (to: Partial<ReplayAddress>) => {
      if (timer.current) write("replace"); // "back" leads to where the replay was left
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
      now.current = parseAddress(location.search);
      setPlace(now.current);
    };
    addEventListener("popstate", moved);
    return () => {
      removeEventListener("popstate", moved);
      clearTimeout(timer.current);
    };
  }, []);
  return { address, step, jump };
}
