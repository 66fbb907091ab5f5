/** Boards are sent once; after that only the sections that differ. */
import type { ChangeIs, Changes, Section, StateIs } from "../protocol";

/** The board after a change. */
export function changed(board: readonly Section[], changes: Changes): Section[] {
  const sections = new Map([...board, ...(changes.sections ?? [])].map((x) => [x.id ?? "", x]));
  const order = changes.order ?? board.map((x) => x.id ?? "");
  return order.flatMap((id) => sections.get(id) ?? []);
}

/** The whole state after a message; null if a change was missed, so that only the whole state helps. */
export function stateAfter(state: StateIs | null, message: StateIs | ChangeIs): StateIs | null {
  if (message.type === "state") return message;
  if (!state || message.version !== state.version + 1) return null;
  return { ...message, type: "state", board: changed(state.board, message.board ?? {}) };
}
