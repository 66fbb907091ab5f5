/** What a replay shows: the whole record as one viewer may read it, and the position after any line. */
import { useEffect, useRef, useState } from "react";
import { api, Failed } from "../net/rest";
import type { Entry, Outcome, PastIs, StateIs } from "../protocol";
import { openTable } from "../table/store";

type Whole = { n: number; log: Entry[]; result: Outcome | null };

/**
 * How far the record goes, and goes on telling while it grows. A socket has the eyes of one's own seat, or a
 * spectator's; with other eyes, once the game is over, the log is read as they were entitled to.
 */
export function useWhole(
  id: string,
  own: string,
  seat: string,
): { whole: Whole | null; past: PastIs | null; closed: string } {
  const [heard, setHeard] = useState<Whole | null>(null);
  const [past, setPast] = useState<PastIs | null>(null);
  const [closed, setClosed] = useState(""); // why
  const [read, setRead] = useState<{ seat: string; log: Entry[] } | null>(null);
  useEffect(() => {
    const live = openTable(id, own);
    const off = live.subscribe(({ connection, closed: why, state, past, log }) => {
      if (connection === "closed") setClosed(why || "not-yours");
      setPast(past);
      if (state) setHeard({ n: state.n, log, result: state.result ?? null });
    });
    return () => {
      off();
      live.close();
    };
  }, [id, own]);
  const n = heard?.n ?? -1;
  useEffect(() => {
    if (n < 0 || seat === own) return;
    let old = false;
    api.at(id, n, seat, 0).then(
      (x) => !old && setRead({ seat, log: x.log ?? [] }),
      () => {}, // the position itself says what is wrong
    );
    return () => {
      old = true;
    };
  }, [id, n, seat, own]);
  const log = seat === own ? heard?.log : read?.seat === seat ? read.log : [];
  return { whole: heard && { ...heard, log: log ?? [] }, past, closed };
}

/** The position after n lines. One request at a time: of those wanted meanwhile only the last is asked for. */
export function useAt(id: string, n: number | null, seat: string): { state: StateIs | null; failed: string } {
  const [state, setState] = useState<StateIs | null>(null);
  const [failed, setFailed] = useState("");
  const wanted = useRef("");
  const busy = useRef(false);
  useEffect(() => {
    const ask = async (n: number, seat: string): Promise<void> => {
      busy.current = true;
      const asked = wanted.current;
      try {
        setState(await api.at(id, n, seat, n));
        setFailed("");
      } catch (x) {
        setFailed(x instanceof Failed ? x.id : "broken");
      }
      busy.current = false;
      if (wanted.current && wanted.current !== asked) {
        const [line, eyes] = wanted.current.split("/");
        void ask(Number(line), eyes ?? "");
      }
    };
    if (n === null) return; // how far the record goes is not known yet
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
