/** A canned position stands in for the network: the table's own page shows it as if a server had sent it. */
import { use } from "react";
import type { ScoreHistory, Summary } from "../net/rest";
import type { FromClient, FromServer, PreviewIs, StateIs, TableIs, WhyNotIs } from "../protocol";

export type Canned = {
  summary: Summary;
  score_history: ScoreHistory | null;
  table: TableIs;
  state: StateIs;
  previews: PreviewIs[];
  why: WhyNotIs | null;
};

/** What has happened to the one who looks: nothing, or something that only the network can bring about. */
export const HAPPENED = ["waiting", "watching", "undo", "offline", "refused"] as const;
export type Happened = (typeof HAPPENED)[number] | "";

const files = import.meta.glob<Canned>("../../../build/positions/*.json", { import: "default" });
const nameOf = (path: string) => path.replace(/.*\/|\.json$/g, "");
export const POSITIONS = Object.keys(files).map(nameOf);

const loaded = new Map<string, Promise<Canned>>();

async function load(name: string): Promise<Canned> {
  const path = Object.keys(files).find((x) => nameOf(x) === name);
  const found = path && files[path];
  if (!found) throw new Error(`no position ${name}: run \`python -m tools.positions\``);
  return found();
}

export function usePosition(name: string): Canned {
  const found = loaded.get(name) ?? load(name);
  loaded.set(name, found);
  return use(found);
}

/** The position as it is after what happened. */
export function after(canned: Canned, happened: Happened): Canned {
  const { viewer, chairs } = canned.table;
  const other = chairs.find((x) => x.seat !== viewer)?.seat ?? "";
  if (happened === "waiting") {
    const asked = canned.state.asked && { ...canned.state.asked, seat: other };
    return { ...canned, state: { ...canned.state, asked, choices: [] } };
  }
  if (happened === "watching") {
    const nobody = chairs.map((x) => ({ ...x, mine: false }));
    const summary = { ...canned.summary, chairs: nobody, host: false } as Summary;
    const table = { ...canned.table, chairs: nobody, viewer: "", host: false };
    return { ...canned, summary, table, state: { ...canned.state, choices: [], undo: "ECU-3" } };
  }
  return canned;
}

/** Requests and sockets of this table are answered from the file; all others go where they went. */
export function standIn(canned: Canned, happened: Happened): void {
  const now = after(canned, happened);
  const path = `/api/tables/${now.summary.id}`;
  const [ask, Socket] = [globalThis.fetch, globalThis.WebSocket];
  globalThis.fetch = async (to, init) => {
    const told = String(to).split("?")[0];
    if (told === path) return Response.json(now.summary);
    if (told === `${path}/score-history`) return Response.json(now.score_history);
    return ask(to, init);
  };
  globalThis.WebSocket = class extends EventTarget {
    constructor(url: string | URL) {
      super();
      // biome-ignore lint/correctness/noConstructorReturn: only one table's socket is another
      return (String(url).includes(path) ? new Said(now, happened) : new Socket(url)) as never;
    }
  } as never;
}

/** As much of a socket as the client uses. */
class Said {
  static opened = 0;
  readyState = 0;
  binaryType = "blob";
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;

  constructor(
    private readonly canned: Canned,
    private readonly happened: Happened,
  ) {
    const lost = happened === "offline" && Said.opened++ > 0; // it never comes back
    setTimeout(() => (lost ? this.onclose?.({ code: 1006 }) : this.begin()));
  }

  private begin(): void {
    const { table, state } = this.canned;
    this.readyState = 1;
    this.onopen?.();
    this.tell(table);
    this.tell(state);
    if (this.happened === "undo")
      this.tell({ type: "undo_wanted", seat: table.chairs.find((x) => !x.mine)?.seat ?? "" });
    if (this.happened === "offline") setTimeout(() => this.onclose?.({ code: 1006 }), 100);
  }

  private tell(message: FromServer): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const asked = JSON.parse(text) as FromClient;
    if (asked.type === "preview" && this.happened !== "refused") {
      const known = this.canned.previews.find((x) => x.move === asked.move);
      this.tell({ ...(known ?? { type: "preview", move: asked.move, asks: true }), id: asked.id });
    } else if (asked.type === "why_not")
      this.tell({ type: "why_not", id: asked.id, ref: asked.ref, why: this.canned.why?.why ?? [] });
    else this.tell({ type: "refused", id: asked.id, rule: this.canned.why?.why[0]?.rule ?? "ECU-1" });
  }

  close(): void {}
}
