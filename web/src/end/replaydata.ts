/** The data of a replay: the whole record as one viewer may read it, and the position after any line. */
import { useEffect, useRef, useState } from "react";
import { api, RequestError } from "../net/rest";
import type { Entry, Outcome, PastIs, StateIs } from "../protocol";
import { openTable } from "../table/store";

type ReplayRecord = { n: number; log: Entry[]; result: Outcome | null };

/**
 * The record, also while it grows. The socket has the view of the own seat or of a spectator; for the view of another
 * seat, once the game is over, the log is requested separately.
 */
export function useRecord(
  id: string,
  own: string,
  seat: string,
): { record: ReplayRecord | null; past: PastIs | null; closed: string } {
  const [latest, setLatest] = useState<ReplayRecord | null>(null);
  const [past, setPast] = useState<PastIs | null>(null);
  const [closed, setClosed] = useState(""); // why
  const [other, setOther] = useState<{ seat: string; log: Entry[] } | null>(null);
  useEffect(() => {
    const store = openTable(id, own);
    const unsubscribe = store.subscribe(({ connection, closed: why, state, past, log }) => {
      if (connection === "closed") setClosed(why || "not-yours");
      setPast(past);
      if (state) setLatest({ n: state.n, log, result: state.result ?? null });
    });
    return () => {
      unsubscribe();
      store.close();
    };
  }, [id, own]);
  const n = latest?.n ?? -1;
  useEffect(() => {
    if (n < 0 || seat === own) return;
    let cancelled = false;
    api.positionAt(id, n, seat, 0).then(
      (x) => !cancelled && setOther({ seat, log: x.log ?? [] }),
      () => {}, // the request for the position shows the error
    );
    return () => {
      cancelled = true;
    };
  }, [id, n, seat, own]);
  const log = seat === own ? latest?.log : other?.seat === seat ? other.log : [];
  return { record: latest && { ...latest, log: log ?? [] }, past, closed };
}

/** The position after n lines. Only one request runs at a time; of those wanted meanwhile only the last one follows. */
export function usePositionAt(id: string, n: number | null, seat: string): { state: StateIs | null; failed: string } {
  const [state, setState] = useState<StateIs | null>(null);
  const [failed, setFailed] = useState("");
  const wanted = useRef("");
  const busy = useRef(false);
  useEffect(() => {
    const ask = async (n: number, seat: string): Promise<void> => {
      busy.current = true;
      const asked = wanted.current;
      try {
        setState(await api.positionAt(id, n, seat, n));
        setFailed("");
      } catch (x) {
        setFailed(x instanceof RequestError ? x.id : "broken");
      }
      busy.current = false;
      if (wanted.current && wanted.current !== asked) {
        const [line, viewer] = wanted.current.split("/");
        void ask(Number(line), viewer ?? "");
      }
    };
    if (n === null) return; // the length of the record is not known yet
    wanted.current = `${n}/${seat}`;
    if (!busy.current) void ask(n, seat);
  }, [id, n, seat]);
  useEffect(
    () => () => {
      wanted.current = "";
    },
    [],
  );
  return { state, failed };
}
