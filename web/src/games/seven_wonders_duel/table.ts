import { countOf, sectionOf } from "../../board/find";
import type { Section } from "../../protocol";
import type { StandingFigure, TableTraits } from "../game";

const PRICES = ["wood", "clay", "stone", "glass", "papyrus"].map((x) => `price-${x}`);

/** How many spaces the conflict marker is on the rival's side; negative on the own one. */
function ahead(board: readonly Section[], seat: string): number {
  const track = sectionOf(board, "track", "war");
  const capital = track?.marks.find((x) => x.name === "capital" && x.seat === seat)?.at ?? 0;
  const marker = track?.marks.find((x) => x.name === "marker")?.at ?? 0;
  return -Math.sign(capital) * marker;
}

/** Points, coins, symbols, and the conflict of whoever leads it. Before anything is built there is nothing to say. */
function standing(board: readonly Section[], seat: string): StandingFigure[] {
  if (!board.some((x) => x.kind === "tableau" && x.columns.length)) return [];
  const treasury = sectionOf(board, "counters", "treasury", seat);
  const symbols = sectionOf(board, "cards", "symbols", seat);
  const lead = ahead(board, seat);
  return [
    ...["points", "coins"].map((name) => ({ name, value: countOf(treasury, name)?.value ?? 0 })),
    { name: "symbols", value: symbols?.items.length ?? 0, of: symbols?.limit ?? 0, says: "web-duel-symbols" },
    ...(lead > 0 ? [{ name: "war", value: lead, says: "web-duel-ahead" }] : []),
  ];
}

const traits: TableTraits = {
  moments: ["began", "raised", "plundered"],
  announced: ["began"],
  standing,
  worse: PRICES,
  untold: PRICES,
  harms: ["lost", "plundered"],
  ties: { civilian: ["blue"] },
};

export default traits;
