/** The record as lines to read: each choice with its events. Lines of chance that follow one another are joined. */
import type { Entry, Said } from "../protocol";
import { plain, type Segment, type Words } from "../words/words";

export type Line = {
  n: number;
  who: string;
  kind: Entry["kind"];
  undone: boolean;
  parts: Segment[][];
  text: Segment[]; // the choice
};
type RepeatedEvents = Readonly<Record<string, string>>;

/** The events that say more than the move itself. What repeats "" is left out always: the board shows it. */
export function newEvents(entry: Entry, repeatedEvents: RepeatedEvents): Said[] {
  const moves = entry.said ?? [];
  const named = new Set([...moves.flatMap((x) => x.refs ?? []), `seat:${entry.who}`]);
  const verbs = new Set(moves.map((x) => x.verb));
  return (entry.events ?? []).filter((e) => {
    const repeats = repeatedEvents[e.verb];
    return (e.refs ?? []).some((ref) => !named.has(ref)) && repeats !== "" && !(repeats && verbs.has(repeats));
  });
}

/** The moves to show. A move of chance is left out if an event says the same: "Anna: a roll of 4" needs no "Die: 4". */
export function shownMoves(entry: Entry, repeatedEvents: RepeatedEvents): Said[] {
  const moves = entry.said ?? [];
  if (entry.who !== "?") return moves;
  const eventRefs = newEvents(entry, repeatedEvents).map((e) => new Set(e.refs ?? []));
  return moves.filter((x) => !x.refs?.length || !eventRefs.some((refs) => x.refs?.every((ref) => refs.has(ref))));
}

function joined(all: Segment[][]): Segment[] {
  return all.flatMap((x, i) => (i ? [{ text: ", " }, ...x] : x));
}

/** An event without the name of the seat where the line begins with it already: `Anna: +3 coins` under Anna. */
export function without(event: Segment[], seat: string): Segment[] {
  const [first, second] = event;
  if (first?.ref !== `seat:${seat}` || !second?.text.startsWith(": ")) return event;
  return [{ ...second, text: second.text.slice(2) }, ...event.slice(2)];
}

/** Joins parts that repeat: "Turned up: School, Barracks", "draws a card × 3". */
export function mergeRepeats(parts: readonly Segment[][]): Segment[][] {
  const out: { part: Segment[]; text: string; start: string; times: number }[] = [];
  for (const part of parts) {
    const text = plain(part);
    const [thing, head] = [part.at(-1), part.slice(0, -1)];
    const start = thing?.ref && head.at(-1)?.text.endsWith(": ") ? plain(head) : "";
    const last = out.at(-1);
    if (last && last.text === text) last.times++;
    else if (last && thing && start && last.start === start && last.times === 1) last.part.push({ text: ", " }, thing);
    else out.push({ part: [...part], text, start, times: 1 });
  }
  return out.map((x) => (x.times > 1 ? [...x.part, { text: ` × ${x.times}` }] : x.part));
}

type Worded = { moves: Segment[][]; events: Segment[][] };
const worded = new WeakMap<Words, WeakMap<Entry, Worded>>();

/** An entry in words. The words are kept, because a log grows by few lines at a time. */
function inWords(entry: Entry, words: Words, repeatedEvents: RepeatedEvents): Worded {
  const known = worded.get(words) ?? new WeakMap<Entry, Worded>();
  worded.set(words, known);
  const found = known.get(entry) ?? {
    moves: entry.text ? [[{ text: entry.text }]] : shownMoves(entry, repeatedEvents).map((x) => words.action(x)),
    events: newEvents(entry, repeatedEvents).map((e) => without(words.event(e), entry.who)),
  };
  known.set(entry, found);
  return found;
}

export function lines(log: readonly Entry[], words: Words, repeatedEvents: RepeatedEvents): Line[] {
  const out: Line[] = [];
  for (const entry of log) {
    const undone = entry.undone ?? false;
    const { moves, events } = inWords(entry, words, repeatedEvents);
    const last = out.at(-1);
    if (entry.who === "?" && last?.who === "?" && last.undone === undone) {
      last.parts.push(...moves, ...events);
      last.n = entry.n;
    } else if (entry.who === "?")
      out.push({ n: entry.n, who: "?", kind: entry.kind, undone, text: [], parts: [...moves, ...events] });
    else out.push({ n: entry.n, who: entry.who, kind: entry.kind, undone, text: joined(moves), parts: events });
  }
  return out.map((line) => ({ ...line, parts: mergeRepeats(line.parts) }));
}

export function lineText(line: Line, words: Words): string {
  const name = line.who === "?" ? "" : `${words.seat(line.who)}: `;
  return name + [plain(line.text), ...line.parts.map(plain)].filter(Boolean).join("; ");
}
