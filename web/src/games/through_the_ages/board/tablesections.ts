/** The sections of the board by title and seat, and single figures of them. */
import type { IconName } from "../../../icons/drawings";
import type { Cards, Count, Counters, Deck, Item, Section, Tableau, Track } from "../../../protocol";

type Kinds = { counters: Counters; cards: Cards; deck: Deck; tableau: Tableau; track: Track };

/** The column of technologies, in the order of the board. */
export const TYPES = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;

/** The icon of a type of technology. */
export const TYPE_ICON: Readonly<Record<string, IconName>> = {
  farm: "farm",
  mine: "mine",
  lab: "lab",
  temple: "shrine",
  library: "library",
  theater: "mask",
  arena: "arena",
  infantry: "sword",
  cavalry: "cavalry",
  artillery: "artillery",
  air_force: "air",
};

export class TableSections {
  private readonly byName = new Map<string, Section>();

  constructor(readonly all: readonly Section[]) {
    for (const x of all) this.byName.set(`${x.title}/${x.seat ?? ""}`, x);
  }

  find<K extends keyof Kinds>(kind: K, title: string, seat = ""): Kinds[K] | undefined {
    const found = this.byName.get(`${title}/${seat}`);
    return found?.kind === kind ? (found as Kinds[K]) : undefined;
  }

  cards(title: string, seat = ""): readonly Item[] {
    return this.find("cards", title, seat)?.items ?? [];
  }

  count(title: string, seat: string, name: string): Count | undefined {
    return this.find("counters", title, seat)?.items.find((x) => x.name === name);
  }

  value(title: string, seat: string, name: string): number {
    return this.count(title, seat, name)?.value ?? 0;
  }

  /** Technologies by their type, the oldest first. */
  technologies(seat: string): Map<string, readonly Item[]> {
    const columns = this.find("tableau", "technologies", seat)?.columns ?? [];
    return new Map(columns.map((x) => [x.title.replace("type-", ""), x.items]));
  }

  /** The seats in the order of the board: the viewer first. */
  seats(): string[] {
    return [...new Set(this.all.flatMap((x) => (x.seat && x.title !== "force" ? [x.seat] : [])))];
  }
}

export const workersOn = (item: Item): number => item.on?.find((x) => x.name === "workers")?.value ?? 0;
export const tokensOn = (item: Item): number => item.on?.find((x) => x.name === "tokens")?.value ?? 0;
