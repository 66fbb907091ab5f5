/** One table as one seat sees it: who sits there, the position, the log, and what is picked so far. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Link, Live } from "../net/socket";
import type {
  Choice,
  Entry,
  FromServer,
  PastIs,
  PreviewIs,
  Reason,
  Refused,
  StateIs,
  TableIs,
  WhyNotIs,
} from "../protocol";
import { groups, lit, matching, type Pick } from "./narrow";
import { shared } from "./share";

export type TableData = {
  id: string;
  seat: string;
  link: Link;
  closed: string; // why, as an error
  table: TableIs | null;
  state: StateIs | null;
  past: PastIs | null; // in place of a state, where the rules are not here any more
  log: Entry[];
  heard: number; // lines of the log that were there before the last news
  picks: Pick[];
  chosen: Choice | null; // the one choice that is left, being looked at
  look: PreviewIs | null;
  hint: { move: string; look: PreviewIs | null } | null; // of a button under the pointer
  why: WhyNotIs | null;
  undoWanted: { seat: string; agreed: string[] } | null;
  refused: { rule: string; error: string; reason?: Reason | null } | null;
  busy: boolean; // sent, not yet answered
  alwaysAsk: boolean;
};

export type TableStore = StoreApi<TableData> & {
  live: Live | null;
  pick: (pick: Pick) => void;
  choose: (choice: Choice) => void;
  touch: (ref: string) => void;
  confirm: () => void;
  back: () => void;
  backTo: (picks: number) => void;
  hint: (choice: Choice | null) => void;
  undo: () => void;
  agree: (yes: boolean) => void;
  resign: () => void;
  stand: (question: string, answers: string[]) => void;
  dismiss: () => void;
  hear: (message: FromServer) => void;
  close: () => void;
};

const OFFLINE = "offline";
const NOTHING = { picks: [], chosen: null, look: null, hint: null, why: null };

/** The log with what was sent put where it belongs. */
export function merged(log: readonly Entry[], since: number, sent: readonly Entry[]): Entry[] {
  return [...log.slice(0, since), ...sent];
}

function refusal({ rule = "", error = "", reason = null }: Refused): TableData["refused"] {
  return { rule, error, reason };
}

function address(id: string, seat: string): (since: number) => string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return (since) => {
    const query = new URLSearchParams({ ...(seat && { seat }), ...(since && { since: String(since) }) });
    return `${scheme}://${location.host}/api/tables/${id}/live?${query}`;
  };
}

export function openTable(id: string, seat: string, make?: (url: string) => WebSocket): TableStore {
  const store = createStore<TableData>(() => ({
    id,
    seat,
    link: "connecting",
    closed: "",
    table: null,
    state: null,
    past: null,
    log: [],
    heard: -1,
    undoWanted: null,
    refused: null,
    busy: false,
    alwaysAsk: false,
    ...NOTHING,
  })) as TableStore;
  const { getState: now, setState: set } = store;

  store.hear = (message) => {
    if (message.type === "table") set({ table: message });
    else if (message.type === "past") set({ past: message });
    else if (message.type === "undo_wanted")
      set({ undoWanted: message.seat ? { seat: message.seat, agreed: message.agreed ?? [] } : null });
    else if (message.type === "state") {
      const { log, heard, state } = now();
      const next = merged(log, message.since ?? 0, message.log ?? []);
      const same = state?.n === message.n && JSON.stringify(state.asked) === JSON.stringify(message.asked);
      const news = { ...message, board: shared(state?.board, message.board) };
      set({ state: news, log: next, heard: heard < 0 ? next.length : log.length, ...(same ? {} : NOTHING) });
      if (now().refused?.error === OFFLINE) set({ refused: null }); // the line is back, and this is what holds
    }
  };

  const live = new Live(
    address(id, seat),
    { since: () => now().log.length, heard: store.hear, linked: (link, why = "") => set({ link, closed: why }) },
    make,
  );
  store.live = live;

  const n = () => now().state?.n ?? 0;
  const lost = () => set({ busy: false, refused: { rule: "", error: OFFLINE } });

  async function send(move: string): Promise<void> {
    set({ busy: true, refused: null });
    try {
      const answer = await live.ask({ type: "play", n: n(), move });
      set({ busy: false });
      if (answer.type === "refused") set({ refused: refusal(answer), ...NOTHING });
    } catch {
      lost();
    }
  }

  store.choose = async (choice) => {
    const { chosen, busy, alwaysAsk } = now();
    if (busy || chosen === choice) return;
    set({ chosen: choice, look: null, why: null, hint: null, refused: null });
    try {
      const answer = await live.ask({ type: "preview", n: n(), move: choice.move });
      if (now().chosen !== choice) return;
      if (answer.type === "preview") {
        set({ look: answer });
        if (!answer.asks && !alwaysAsk) await send(choice.move);
      } else if (answer.type === "refused") set({ refused: refusal(answer), ...NOTHING });
    } catch {
      lost();
    }
  };

  store.pick = (pick) => {
    const { state, picks } = now();
    const next = [...picks, pick];
    const left = matching(state?.choices ?? [], next);
    if (!left.length) return;
    set({ picks: next, chosen: null, look: null, why: null, hint: null });
    if (left.length === 1 && left[0]) store.choose(left[0]);
  };

  /** A thing of the board: it narrows where it is lit; elsewhere the table says why not. */
  store.touch = async (ref) => {
    const { state, picks, chosen } = now();
    if (chosen) set({ chosen: null, look: null });
    if (lit(state?.choices ?? [], picks).has(ref)) return store.pick({ ref });
    if (lit(state?.choices ?? [], []).has(ref)) {
      set({ picks: [] });
      return store.pick({ ref });
    }
    if (!state?.choices?.length || ref.endsWith(":?")) return;
    try {
      const answer = await live.ask({ type: "why_not", n: n(), ref });
      if (answer.type === "why_not") set({ why: answer });
    } catch {
      lost();
    }
  };

  store.confirm = () => {
    const { chosen, busy } = now();
    if (chosen && !busy) void send(chosen.move);
  };

  store.back = () => {
    const { chosen, picks, why, refused } = now();
    if (why || refused) set({ why: null, refused: null });
    else if (chosen) {
      const stays = matching(now().state?.choices ?? [], picks).length > 1;
      set({ chosen: null, look: null, picks: stays ? picks : picks.slice(0, -1) });
    } else set({ picks: picks.slice(0, -1) });
  };

  store.backTo = (count) => set({ ...NOTHING, picks: now().picks.slice(0, count) });

  store.hint = async (choice) => {
    if (!choice) return set({ hint: null });
    if (now().hint?.move === choice.move) return;
    set({ hint: { move: choice.move, look: null } });
    try {
      const answer = await live.ask({ type: "preview", n: n(), move: choice.move });
      if (answer.type === "preview" && now().hint?.move === choice.move)
        set({ hint: { move: choice.move, look: answer } });
    } catch {
      set({ hint: null }); // a hint that does not come is no news
    }
  };

  async function plain(message: Parameters<Live["ask"]>[0]): Promise<void> {
    try {
      const answer = await live.ask(message);
      if (answer.type === "refused") set({ refused: refusal(answer) });
    } catch {
      lost();
    }
  }

  store.undo = () => void plain({ type: "undo", n: n() });
  store.agree = (yes) => void plain({ type: "agree", yes });
  store.resign = () => void plain({ type: "resign" });
  store.stand = (question, answers) => void plain({ type: "stand", question, answers });
  store.dismiss = () => set({ why: null, refused: null });
  store.close = () => live.close();
  return store;
}

export { groups };
