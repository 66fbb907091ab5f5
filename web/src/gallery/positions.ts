/** Saved positions, shown by the page of a table as if a server had sent them. */
import { use } from "react";
import type { ScoreHistory, Summary } from "../net/rest";
import type { FromClient, FromServer, PreviewIs, StateIs, TableIs, WhyNotIs } from "../protocol";

export type SavedPosition = {
  summary: Summary;
  score_history: ScoreHistory | null;
  table: TableIs;
  state: StateIs;
  previews: PreviewIs[];
  why: WhyNotIs | null;
};

/** What can happen to a viewer through the network. */
export const NETWORK_EVENTS = ["waiting", "watching", "undo", "offline", "refused"] as const;
export type NetworkEvent = (typeof NETWORK_EVENTS)[number] | "";

const files = import.meta.glob<SavedPosition>("../../../build/positions/*.json", { import: "default" });
const nameOf = (path: string) => path.replace(/.*\/|\.json$/g, "");
export const POSITIONS = Object.keys(files).map(nameOf);

const loaded = new Map<string, Promise<SavedPosition>>();

async function load(name: string): Promise<SavedPosition> {
  const path = Object.keys(files).find((x) => nameOf(x) === name);
  const found = path && files[path];
  if (!found) throw new Error(`no position ${name}: run \`python -m tools.positions\``);
  return found();
}

export function usePosition(name: string): SavedPosition {
  const found = loaded.get(name) ?? load(name);
  loaded.set(name, found);
  return use(found);
}

/** The position after an event. */
export function afterEvent(saved: SavedPosition, networkEvent: NetworkEvent): SavedPosition {
  const { viewer, chairs } = saved.table;
  const other = chairs.find((x) => x.seat !== viewer)?.seat ?? "";
  if (networkEvent === "waiting") {
    const asked = saved.state.asked && { ...saved.state.asked, seat: other };
    return { ...saved, state: { ...saved.state, asked, choices: [] } };
  }
  if (networkEvent === "watching") {
    const nobody = chairs.map((x) => ({ ...x, mine: false }));
    const summary = { ...saved.summary, chairs: nobody, host: false } as Summary;
    const table = { ...saved.table, chairs: nobody, viewer: "", host: false };
    return { ...saved, summary, table, state: { ...saved.state, choices: [], undo: "ECU-3" } };
  }
  return saved;
}

/** Answers the requests and the socket of this table from the saved position; all others go to the server. */
export function fakeNetwork(saved: SavedPosition, networkEvent: NetworkEvent): void {
  const now = afterEvent(saved, networkEvent);
  const path = `/api/tables/${now.summary.id}`;
  const [ask, Socket] = [globalThis.fetch, globalThis.WebSocket];
  globalThis.fetch = async (to, init) => {
    const asked = String(to).split("?")[0];
    if (asked === path) return Response.json(now.summary);
    if (asked === `${path}/score-history`) return Response.json(now.score_history);
    return ask(to, init);
  };
  globalThis.WebSocket = class extends EventTarget {
    constructor(url: string | URL) {
      super();
      // biome-ignore lint/correctness/noConstructorReturn: only one table's socket is another
      return (String(url).includes(path) ? new FakeSocket(now, networkEvent) : new Socket(url)) as never;
    }
  } as never;
}

/** As much of a socket as the client uses. */
class FakeSocket {
  static opened = 0;
  readyState = 0;
  binaryType = "blob";
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;

  constructor(
    private readonly saved: SavedPosition,
    private readonly networkEvent: NetworkEvent,
  ) {
    const lost = networkEvent === "offline" && FakeSocket.opened++ > 0; // it never comes back
    setTimeout(() => (lost ? this.onclose?.({ code: 1006 }) : this.begin()));
  }

  private begin(): void {
    const { table, state } = this.saved;
    this.readyState = 1;
    this.onopen?.();
    this.push(table);
    this.push(state);
    if (this.networkEvent === "undo")
      this.push({ type: "undo_wanted", seat: table.chairs.find((x) => !x.mine)?.seat ?? "" });
    if (this.networkEvent === "offline") setTimeout(() => this.onclose?.({ code: 1006 }), 100);
  }

  private push(message: FromServer): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const asked = JSON.parse(text) as FromClient;
    if ((asked.type === "look" || (asked.type === "play" && !asked.sure)) && this.networkEvent !== "refused") {
      const known = this.saved.previews.find((x) => x.move === asked.move);
      this.push({ ...(known ?? { type: "preview", move: asked.move, asks: true }), id: asked.id });
    } else if (asked.type === "why_not")
      this.push({ type: "why_not", id: asked.id, ref: asked.ref, why: this.saved.why?.why ?? [] });
    else this.push({ type: "refused", id: asked.id, rule: this.saved.why?.why[0]?.rule ?? "ECU-1" });
  }

  close(): void {}
}
