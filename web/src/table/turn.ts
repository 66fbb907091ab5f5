/** Whose turn it is: in the title of the page, in a notification, and what happens when nothing is left to do. */
import { useEffect, useRef } from "react";
import type { Table } from "../board/context";
import type { Choice, StateIs } from "../protocol";
import { useSettings } from "../settings";
import { lastChoice } from "./selection";
import type { TableData, TableStore } from "./store";

const MOMENT = 700; // milliseconds in which a person sees what is about to happen by itself

/** Says whose turn it is, if several people share this device. */
export function turnOfSeat(seat: string, words: Table["words"]): string {
  return words.say("cli-your-turn", { name: words.seat(seat), question: words.say("web-your-turn") });
}

/**
 * Shows "● Your turn" in the title, and a notification if it is wanted and the page is hidden.
 *
 * A rival may answer before its turn was drawn: then only `ended`, where the last own turn ended, shows that it is a
 * new one.
 */
export function useTurnTitle(myTurn: boolean, ended: number, name: string, text: string): void {
  const before = useRef({ myTurn, ended });
  useEffect(() => {
    document.title = myTurn ? `● ${text} · ${name}` : `${name} · Ecumene`;
    const isNew = myTurn && (!before.current.myTurn || before.current.ended !== ended);
    if (isNew && document.hidden && useSettings.getState().notify && "Notification" in globalThis)
      new Notification(text, { body: name, tag: "ecumene-turn" });
    before.current = { myTurn, ended };
  }, [myTurn, ended, name, text]);
}

/** Plays a choice after a moment, unless something else happens before. */
function usePlayedSoon(store: TableStore, n: number | undefined, choice: Choice | null): void {
  const move = choice?.move ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!choice) return;
    const timer = setTimeout(() => store.playNow(choice), MOMENT);
    return () => clearTimeout(timer);
  }, [n, move, store]);
}

/** Ends the own turn by itself when nothing else can be chosen, if that is wanted. */
export function useEndOfTurn(store: TableStore, { state, chosen, busy }: TableData): void {
  const wanted = useSettings((s) => s.endsTurn);
  const only = wanted && !chosen && !busy ? lastChoice(state?.choices ?? []) : null;
  usePlayedSoon(store, state?.n, only);
}

/** Passes by itself where nothing else can be chosen, unless what is asked was just taken back. */
export function useOnlyPass(store: TableStore, { state, seat, log, chosen, busy }: TableData, besides: OnlyPass): void {
  const wanted = useSettings((s) => s.passes && !s.alwaysAsk);
  const idle = !chosen && !busy && state?.asked?.seat === seat && log.at(-1)?.kind !== "undo";
  const only = wanted && idle && state ? onlyPass(state, besides) : null;
  usePlayedSoon(store, state?.n, only);
}

type OnlyPass = Readonly<Record<string, readonly string[]>>;

/** The choice to pass, if nothing is offered beside it but verbs that do not count for this question. */
export function onlyPass({ asked, choices = [] }: StateIs, besides: OnlyPass): Choice | null {
  const other = besides[asked?.question ?? ""];
  const left = other ? choices.filter((x) => !other.includes(x.verb)) : [];
  return left.length === 1 && left[0]?.verb === "pass" ? left[0] : null;
}
