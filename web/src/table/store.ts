/** One table as one seat sees it: who sits there, the position, the log, and what is selected so far. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { traitsOf } from "../games";
import { type Connection, TableSocket } from "../net/socket";
import type {
  Choice,
  Entry,
  FromServer,
  HintIs,
  PastIs,
  PreviewIs,
  Reason,
  Refused,
  Section,
  Shortage,
  StateIs,
  TableIs,
  Why,
  WhyNotIs,
} from "../protocol";
import { changed, stateAfter } from "./changes";
import { reuseUnchanged } from "./reuse";
import { lastChoice, lit, matching, type Selection } from "./selection";

/** What a choice would lead to, with the whole board after it. */
export type Preview = Omit<PreviewIs, "board"> & { board: Section[] | null };

/** What was clicked on the board. */
export type Anchor = { ref: string; at: Element | null };
/** More of a click: its element, the verbs that mean the thing there, and whether this copy cannot be had. */
export type Click = { at?: Element | null; verbs?: readonly string[] | undefined; locked?: boolean };

export type TableData = {
  id: string;
  seat: string;
  connection: Connection;
  closed: string; // the id of the error that closed the connection
  table: TableIs | null;
  state: StateIs | null;
  past: PastIs | null; // in place of a state, for a match of older rules
  boards: ReadonlyMap<number, Section[]>; // the last boards, by how many lines there were
  log: Entry[];
  oldLines: number; // how many lines of the log were there before the last message
  selections: Selection[];
  chosen: Choice | null; // the one choice that is left, with its preview
  preview: Preview | null; // what it would change
  hint: { move: string; preview: Preview | null } | null; // the same for a button under the pointer
  advice: HintIs | null; // what a strong bot would do
  advising: boolean; // it is being computed
  anchor: Anchor | null; // what was clicked on the board to begin the selection: its menu opens there
  next: { n: number; selection: Selection } | null; // after the choice that was made at line n, this one
  looks: ReadonlyMap<string, Preview>; // by move: what the choices on the buttons would change
  why: WhyNotIs | null;
  undoWanted: { seat: string; agreed: string[] } | null;
  refused: { rule: string; error: string; reason?: Reason | null; missing?: Shortage[] } | null;
  busy: boolean; // sent, not yet answered
  alwaysAsk: boolean;
};

export type TableStore = StoreApi<TableData> & {
  select: (selection: Selection) => void;
  choose: (choice: Choice, then?: Selection) => void; // `then`: what follows if the next question offers it
  click: (ref: string, more?: Click) => void;
  whyNot: (ref: string) => Promise<readonly Why[]>; // why it, or nothing of a verb, can be chosen
  look: (choices: readonly Choice[]) => void; // learn what these choices would change, for `looks`
  confirm: () => void;
  playNow: (choice: Choice) => void; // without asking first
  back: () => void;
  backTo: (count: number) => void; // so many selections stay
  hint: (choice: Choice | null) => void;
  advise: () => void; // ask for a hint
  dismissAdvice: () => void;
  undo: () => void;
  agree: (yes: boolean) => void;
  resign: () => void;
  setStandingAnswer: (question: string, answers: string[]) => void;
  dismiss: () => void;
  receive: (message: FromServer) => void;
  close: () => void;
};

const OFFLINE = "offline";
const KEPT_BOARDS = 60; // their unchanged sections are shared
const NOTHING_SELECTED = { selections: [], chosen: null, preview: null, hint: null, why: null, anchor: null };
const NO_LOOKS: ReadonlyMap<string, Preview> = new Map();
export const OTHER_COPY = "other-copy"; // in place of a rule: this copy cannot be had, but another can

/** The log with the lines that were sent, from line `since` on. */
export function mergedLog(log: readonly Entry[], since: number, sent: readonly Entry[]): Entry[] {
  return [...log.slice(0, since), ...sent];
}

function whyOtherCopy(ref: string): Why {
  return { move: "", verb: "", refs: [ref], rule: OTHER_COPY };
}

function refusal({ rule = "", error = "", reason = null, missing = [] }: Refused): TableData["refused"] {
  return { rule, error, reason, missing };
}

function address(id: string, seat: string): (since: number) => string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return (since) => {
    const query = new URLSearchParams({ ...(seat && { seat }), ...(since && { since: String(since) }) });
    return `${scheme}://${location.host}/api/tables/${id}/live?${query}`;
  };
}

export function openTable(id: string, seat: string, openSocket?: (url: string) => WebSocket): TableStore {
  const store = createStore<TableData>(() => ({
    id,
    seat,
    connection: "connecting",
    closed: "",
    table: null,
    state: null,
    past: null,
    boards: new Map(),
    log: [],
    oldLines: -1,
    undoWanted: null,
    refused: null,
    busy: false,
    alwaysAsk: false,
    advice: null,
    advising: false,
    looks: NO_LOOKS,
    next: null,
    ...NOTHING_SELECTED,
  })) as TableStore;
  const { getState: now, setState: set } = store;

  store.receive = (message) => {
    if (message.type === "table") set({ table: message });
    else if (message.type === "past") set({ past: message });
    else if (message.type === "undo_wanted")
      set({ undoWanted: message.seat ? { seat: message.seat, agreed: message.agreed ?? [] } : null });
    else if (message.type === "state" || message.type === "change") {
      const { log, oldLines, state } = now();
      const after = stateAfter(state, message);
      if (!after) return askForWhole();
      const next = mergedLog(log, message.since ?? 0, message.log ?? []);
      const same = state?.n === message.n && JSON.stringify(state.asked) === JSON.stringify(message.asked);
      const newState = { ...after, board: reuseUnchanged(state?.board, after.board) };
      set({
        state: newState,
        boards: new Map([...now().boards, [newState.n, newState.board] as const].slice(-KEPT_BOARDS)),
        log: next,
        oldLines: oldLines < 0 ? next.length : log.length,
        ...(same ? {} : { ...NOTHING_SELECTED, advice: null, looks: NO_LOOKS }),
      });
      if (now().refused?.error === OFFLINE) set({ refused: null }); // the connection is back
      goOn();
    }
  };

  const socket = new TableSocket(
    address(id, seat),
    {
      since: () => now().log.length,
      received: store.receive,
      connectionChanged: (connection, why = "") => set({ connection, closed: why }),
    },
    openSocket,
  );

  const n = () => now().state?.n ?? 0;
  const connectionLost = () => set({ busy: false, refused: { rule: "", error: OFFLINE } });

  /** After a gap. It is answered with a `state`; if not, the next change asks again. */
  function askForWhole(): void {
    socket.ask({ type: "whole", since: now().log.length }).catch(() => undefined);
  }

  const withBoard = (preview: PreviewIs): Preview => ({
    ...preview,
    board: preview.board ? changed(now().state?.board ?? [], preview.board) : null,
  });

  /** The server plays a choice that can be taken back freely, and previews any other one until the player is sure. */
  async function play(choice: Choice, sure: boolean): Promise<void> {
    set({ busy: true, refused: null });
    try {
      const answer = await socket.ask({ type: "play", n: n(), move: choice.move, sure });
      set({ busy: false });
      if (answer.type === "refused") set({ refused: refusal(answer), ...NOTHING_SELECTED });
      else if (answer.type === "preview" && now().chosen === choice) set({ preview: withBoard(answer) });
      goOn();
    } catch {
      connectionLost();
    }
  }

  /** The first of two choices was made: the second follows, if the next question offers it. */
  function goOn(): void {
    const { next, busy, state } = now();
    if (!next || busy || !state || state.n === next.n) return;
    set({ next: null });
    const [only, ...more] = matching(state.asked?.seat === seat ? (state.choices ?? []) : [], [next.selection]);
    if (only && !more.length) void store.choose(only);
  }

  async function look(choice: Choice): Promise<void> {
    try {
      const answer = await socket.ask({ type: "look", n: n(), move: choice.move });
      if (now().chosen !== choice) return;
      if (answer.type === "preview") set({ preview: withBoard(answer) });
      else if (answer.type === "refused") set({ refused: refusal(answer), ...NOTHING_SELECTED });
    } catch {
      connectionLost();
    }
  }

  store.choose = async (choice, selection) => {
    const { chosen, busy, alwaysAsk, state, table } = now();
    if (busy || chosen === choice) return;
    const next = selection ? { n: n(), selection } : null;
    set({ chosen: choice, preview: null, why: null, hint: null, refused: null, next });
    const nothingElse = lastChoice(state?.choices ?? []) === choice;
    const sure = nothingElse || !!traitsOf(table?.game ?? "").sure?.includes(choice.verb);
    await (alwaysAsk ? look(choice) : play(choice, sure));
  };

  store.select = (selection) => {
    const { state, selections } = now();
    const next = [...selections, selection];
    const remaining = matching(state?.choices ?? [], next);
    if (!remaining.length) return;
    set({ selections: next, chosen: null, preview: null, why: null, hint: null });
    if (remaining.length === 1 && remaining[0]) store.choose(remaining[0]);
  };

  /** A click on a thing of the board selects it where it is lit; elsewhere the table says why not. */
  store.click = async (ref, { at = null, verbs, locked = false } = {}) => {
    const { state, selections, chosen } = now();
    const choices = state?.choices ?? [];
    if (chosen) set({ chosen: null, preview: null });
    const thing = { ref, ...(verbs && { verbs }) };
    if (locked) return set({ why: { type: "why_not", id: 0, ref, why: [whyOtherCopy(ref)] } });
    for (const before of [selections, []]) {
      if (!lit(choices, before).has(ref) || !matching(choices, [...before, thing]).length) continue;
      set({ selections: before, anchor: { ref, at } });
      return store.select(thing);
    }
    if (!choices.length || ref.endsWith(":?")) return;
    try {
      const answer = await socket.ask({ type: "why_not", n: n(), ref });
      if (answer.type === "why_not") set({ why: answer });
    } catch {
      connectionLost();
    }
  };

  store.whyNot = async (ref) => {
    try {
      const answer = await socket.ask({ type: "why_not", n: n(), ref });
      return answer.type === "why_not" ? answer.why : [];
    } catch {
      return []; // what it takes in general is said already
    }
  };

  store.confirm = () => {
    const { chosen, busy } = now();
    if (chosen && !busy) void play(chosen, true);
  };

  store.playNow = (choice) => {
    if (now().busy || now().chosen) return;
    set({ chosen: choice, preview: null });
    void play(choice, true);
  };

  store.back = () => {
    const { chosen, selections, why, refused } = now();
    set({ next: null });
    if (why || refused) set({ why: null, refused: null });
    else if (chosen) {
      const several = matching(now().state?.choices ?? [], selections).length > 1;
      set({ chosen: null, preview: null });
      if (!several) keep(selections.slice(0, -1));
    } else keep(selections.slice(0, -1));
  };

  /** So many selections stay. Without any there is no menu. */
  function keep(selections: Selection[]): void {
    set({ selections, ...(selections.length ? {} : { anchor: null }) });
  }

  store.backTo = (count) => {
    const { selections, anchor } = now();
    set({ ...NOTHING_SELECTED, anchor });
    keep(selections.slice(0, count));
  };

  store.look = async (choices) => {
    const at = n();
    for (const { move } of choices) {
      if (now().looks.has(move)) continue;
      try {
        const answer = await socket.ask({ type: "look", n: at, move, counters: true });
        if (n() !== at) return; // another question
        if (answer.type !== "preview") return; // the server is busy, or it is too late
        set({ looks: new Map([...now().looks, [move, withBoard(answer)]]) });
      } catch {
        return; // without an answer the buttons have no amounts
      }
    }
  };

  store.hint = async (choice) => {
    if (!choice) return set({ hint: null });
    if (now().hint?.move === choice.move) return;
    set({ hint: { move: choice.move, preview: null } });
    try {
      const answer = await socket.ask({ type: "look", n: n(), move: choice.move });
      if (answer.type === "preview" && now().hint?.move === choice.move)
        set({ hint: { move: choice.move, preview: withBoard(answer) } });
    } catch {
      set({ hint: null }); // without an answer there is no hint
    }
  };

  async function request(message: Parameters<TableSocket["ask"]>[0]): Promise<void> {
    try {
      const answer = await socket.ask(message);
      if (answer.type === "refused") set({ refused: refusal(answer) });
    } catch {
      connectionLost();
    }
  }

  store.advise = async () => {
    const { table, state, seat, advising } = now();
    if (!table?.hints || advising || !state?.asked || state.asked.seat !== seat) return;
    const at = state.n;
    set({ advising: true, advice: null });
    try {
      const answer = await socket.ask({ type: "hint", n: at });
      set({ advising: false });
      if (answer.type === "hint" && now().state?.n === at) set({ advice: answer });
      else if (answer.type === "refused" && answer.error !== "stale") set({ refused: refusal(answer) });
    } catch {
      set({ advising: false });
      connectionLost();
    }
  };
  store.dismissAdvice = () => set({ advice: null });

  store.undo = () => void request({ type: "undo", n: n() });
  store.agree = (yes) => void request({ type: "agree", yes });
  store.resign = () => void request({ type: "resign" });
  store.setStandingAnswer = (question, answers) => void request({ type: "stand", question, answers });
  store.dismiss = () => set({ why: null, refused: null });
  store.close = () => socket.close();
  return store;
}
