/** Boards are sent once; after that only what differs. */
import type { ChangeIs, Changes, Section, StateIs } from "../protocol";

/** The board after a change. */
export function changed(board: readonly Section[], changes: Changes): Section[] {
  const sections = new Map([...board, ...(changes.sections ?? [])].map((x) => [x.id ?? "", x]));
  const replace = (id: string, things: readonly Thing[]) => {
    const section = sections.get(id);
    if (section) sections.set(id, withThings(section, new Map(things)));
  };
  for (const [id, hexes] of Object.entries(changes.hexes ?? {}))
    replace(
      id,
      hexes.map((x) => [x.at, x.hex]),
    );
  for (const [id, items] of Object.entries(changes.items ?? {}))
    replace(
      id,
      items.map((x) => [x.at, x.item]),
    );
  const order = changes.order ?? board.map((x) => x.id ?? "");
  return order.flatMap((id) => sections.get(id) ?? []);
}

type Thing = readonly [at: number, now: object];

/** A section with changed hexes or items; items are counted column by column. */
function withThings(section: Section, changed: ReadonlyMap<number, object>): Section {
  let at = 0;
  const now = <T extends object>(things: readonly T[]): T[] => things.map((x) => (changed.get(at++) as T) ?? x);
  if (section.kind === "map") return { ...section, hexes: now(section.hexes) };
  if (section.kind === "tableau")
    return { ...section, columns: section.columns.map((x) => ({ ...x, items: now(x.items) })) };
  if (section.kind === "cards" || section.kind === "market" || section.kind === "structure")
    return { ...section, items: now(section.items) };
  return section;
}

/** The whole state after a message; null if a change was missed, so that only the whole state helps. */
export function stateAfter(state: StateIs | null, message: StateIs | ChangeIs): StateIs | null {
  if (message.type === "state") return message;
  if (!state || message.version !== state.version + 1) return null;
  return { ...message, type: "state", board: changed(state.board, message.board ?? {}) };
}
