/** What is shown large: the moments in new lines, and those that nobody has looked at yet. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { TableTraits } from "../games/game";
import type { Entry, Said, Section } from "../protocol";
import { useSettings } from "../settings";
import { play } from "./sounds";
import type { TableData } from "./store";

const MOST = 4; // moments that wait; of more, the latest are shown

export type Moment = {
  n: number; // its line
  who: string;
  event: Said;
  others: Said[]; // what else happened in the same line
  sums: Said | null; // what both sides had, if this settles a fight
  told?: Said[]; // how it came to that: the rolls of a battle
  mixed: boolean; // in the same line another turn ended: `others` are only what followed from this
  before: Section[] | null; // the board right before the line, if it was seen; else the record tells what changed
  after: Section[] | null;
  now: Section[]; // the board when the news came
};

export type MomentTraits = Pick<TableTraits, "moments" | "dialogs" | "sums" | "mixed" | "follows" | "tells">;

/** What led to a moment, in the lines up to its own. */
function toldBefore(entries: readonly Entry[], event: Said, tells: MomentTraits["tells"]): Said[] {
  if (!tells?.moments.includes(event.verb)) return [];
  const all = entries.filter((x) => !x.undone).flatMap((x) => x.events ?? []);
  const past = all.slice(0, all.indexOf(event));
  const since = past.findLastIndex((x) => x.verb === tells.since);
  return past.slice(since + 1).filter((x) => tells.events.includes(x.verb));
}

/**
 * The moments in new lines: of each the first, and every one that is `mixed`. What the viewer did to nobody else is
 * none: it was the viewer's own choice.
 */
export function momentsIn(
  entries: readonly Entry[],
  { moments: large = [], sums = "", mixed = [], follows = [], tells }: MomentTraits,
  viewer: string,
  boards: ReadonlyMap<number, Section[]>,
): Moment[] {
  return entries.flatMap((entry) => {
    const events = entry.events ?? [];
    const first = events.findIndex((x) => large.includes(x.verb));
    const [before, after] = [boards.get(entry.n) ?? null, boards.get(entry.n + 1) ?? null];
    const now = [...boards.values()].at(-1) ?? [];
    return events.flatMap((event, i) => {
      const isMixed = mixed.includes(event.verb);
      const own = entry.who === viewer && (event.refs ?? []).includes(`seat:${viewer}`);
      if (entry.undone || !(isMixed || (i === first && !own))) return [];
      const rest = events.slice(i + 1);
      const next = rest.findIndex((x) => x.verb === sums || follows.includes(x.verb) || large.includes(x.verb));
      const others = isMixed ? rest.slice(0, next < 0 ? rest.length : next) : events.filter((x) => x !== event);
      const compared = events.slice(0, i).findLast((x) => x.verb === sums) ?? null;
      const told = toldBefore(entries, event, tells);
      return [{ n: entry.n, who: entry.who, event, others, sums: compared, told, mixed: isMixed, before, after, now }];
    });
  });
}

/** The moments that have not been looked at yet, and how to skip the first. */
export function useMoments(data: TableData, traits: MomentTraits): [Moment[], () => void] {
  const [waiting, setWaiting] = useState<Moment[]>([]);
  const wanted = useSettings((s) => s.moments);
  const seen = useRef(-1);
  const { log, state, seat, boards } = data;
  useEffect(() => {
    if (!state) return;
    const from = seen.current;
    seen.current = log.length;
    if (from < 0 || !wanted) return; // what was there before the page was opened is not shown
    const asks = state.asked?.seat === seat && traits.dialogs?.includes(state.asked.question);
    const news = asks ? log.slice(from, -1) : log.slice(from); // what the last line led to is in a dialog already
    const added = momentsIn(news, traits, seat, boards);
    if (!added.length) return;
    play("moment");
    setWaiting((old) => [...old, ...added].slice(-MOST));
  }, [log, state, seat, boards, traits, wanted]);
  const skip = useCallback(() => setWaiting((old) => old.slice(1)), []);
  return [waiting, skip];
}
