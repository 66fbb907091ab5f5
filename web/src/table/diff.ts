/** What a choice would change: the difference of two boards. */
import type { Section } from "../protocol";

export type Change = { title: string; seat: string; name: string; before: number; after: number };
export type Moved = { ref: string; title: string; seat: string };
export type Diff = { counts: Change[]; gained: Moved[] };

export function countKey(section: { title: string; seat?: string }, name: string): string {
  return `${section.title}/${section.seat ?? ""}/${name}`;
}

/** Every counter of a board by its key. */
export function counts(board: readonly Section[]): Map<string, Change> {
  const out = new Map<string, Change>();
  for (const x of board) {
    const at = { title: x.title, seat: x.seat ?? "" };
    if (x.kind === "counters")
      for (const c of x.items) out.set(countKey(x, c.name), { ...at, name: c.name, before: c.value, after: c.value });
    if (x.kind === "deck") out.set(countKey(x, ""), { ...at, name: "", before: x.count, after: x.count });
    if (x.kind === "track")
      for (const m of x.marks.filter((m) => m.name === "marker"))
        out.set(countKey(x, m.seat ?? ""), { ...at, name: "", before: m.at, after: m.at });
  }
  return out;
}

/** The things that lie in a section. */
export function refsOf(x: Section): string[] {
  if (x.kind === "tableau") return x.columns.flatMap((c) => c.items.map((i) => i.ref));
  if (x.kind === "deck") return (x.known ?? []).map((i) => i.ref);
  if (x.kind === "map") return x.hexes.flatMap((h) => (h.pieces ?? []).map((p) => p.ref));
  return "items" in x && x.kind !== "counters" ? x.items.map((i) => i.ref) : [];
}

export function diff(before: readonly Section[], after: readonly Section[]): Diff {
  const old = counts(before);
  const changed: Change[] = [];
  for (const [key, now] of counts(after)) {
    const was = old.get(key)?.before ?? 0;
    if (was !== now.after) changed.push({ ...now, before: was });
  }
  const there = new Map<string, number>();
  for (const x of before)
    for (const ref of refsOf(x)) {
      const key = `${x.title}/${x.seat ?? ""}/${ref}`;
      there.set(key, (there.get(key) ?? 0) + 1);
    }
  const gained: Moved[] = [];
  for (const x of after.filter((s) => s.seat))
    for (const ref of refsOf(x)) {
      const key = `${x.title}/${x.seat ?? ""}/${ref}`;
      const n = there.get(key) ?? 0;
      if (n) there.set(key, n - 1);
      else gained.push({ ref, title: x.title, seat: x.seat ?? "" });
    }
  return { counts: changed, gained };
}
