/**
 * Moving a worker: first the worker, then the card; or by dragging it. Where it may go is what the choices say.
 *
 * A worker in hand is named by the technology it stands on, or by `POOL`.
 */
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTableBasics } from "../../../board/context";
import type { Choice } from "../../../protocol";
import type { Acts } from "./acts";

export const POOL = "pool";

type InHand = {
  from: string;
  choicesTo: ReadonlyMap<string, Choice>;
  held: boolean; // by the pointer: nothing may move beneath it
} | null;

type Workers = {
  inHand: InHand;
  pick: (from: string) => void;
  putDown: () => void;
  to: (target: string) => Choice | undefined;
  drag: (from: string) => { onPointerDown: (e: PointerEvent<HTMLElement>) => void };
};

const WorkersContext = createContext<Workers | null>(null);

export function useWorkers(): Workers {
  const found = useContext(WorkersContext);
  if (!found) throw new Error("no board around this");
  return found;
}

/** Where a worker may go, with the choice that moves it there; to destroy is the last. */
export function destinations(acts: Acts, from: string): Map<string, Choice> {
  if (from === POOL) return new Map(acts.withVerb("build").map((x) => [x.refs[0] as string, x]));
  const all = acts.ofWorker(from).map((x) => [x.verb === "destroy" ? POOL : (x.refs[1] as string), x] as const);
  return new Map([...all.filter(([to]) => to !== POOL), ...all.filter(([to]) => to === POOL)]);
}

const FAR = 6; // pixels until a press is a drag

export function WorkersProvider({ acts, children }: { acts: Acts; children: ReactNode }) {
  const { actions } = useTableBasics();
  const [picked, setPicked] = useState<{ from: string; acts: Acts; held: boolean } | null>(null);
  const ghost = useRef<HTMLElement | null>(null);
  const dragged = useRef(false);
  useEffect(() => {
    const press = (e: KeyboardEvent) => e.key === "Escape" && setPicked(null);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const value = useMemo<Workers>(() => {
    const from = picked?.acts === acts ? picked.from : ""; // another position: nothing is in hand
    const inHand = from ? { from, choicesTo: destinations(acts, from), held: picked?.held ?? false } : null;
    const choose = (choice: Choice | undefined) => choice && actions?.choose(choice);
    return {
      inHand,
      pick: (next) => {
        if (dragged.current) return;
        setPicked(next === from ? null : { from: next, acts, held: false });
      },
      putDown: () => setPicked(null),
      to: (target) => inHand?.choicesTo.get(target),
      drag: (start) => ({
        onPointerDown: (e) => {
          if (e.button !== 0 || e.pointerType === "touch") return;
          const at = e.currentTarget;
          const [x, y] = [e.clientX, e.clientY];
          dragged.current = false;
          const move = (m: globalThis.PointerEvent) => {
            if (!dragged.current && Math.hypot(m.clientX - x, m.clientY - y) < FAR) return;
            if (!dragged.current) {
              dragged.current = true;
              setPicked({ from: start, acts, held: true });
              ghost.current = document.createElement("span");
              ghost.current.className = "a-dragged";
              document.body.append(ghost.current);
            }
            if (ghost.current) ghost.current.style.translate = `${m.clientX}px ${m.clientY}px`;
          };
          const up = (m: globalThis.PointerEvent) => {
            at.ownerDocument.removeEventListener("pointermove", move);
            ghost.current?.remove();
            ghost.current = null;
            if (!dragged.current) return;
            const over = document.elementFromPoint(m.clientX, m.clientY)?.closest<HTMLElement>("[data-place]");
            choose(destinations(acts, start).get(over?.dataset.place ?? ""));
            setPicked(null);
            setTimeout(() => {
              dragged.current = false; // after the click that follows
            });
          };
          at.ownerDocument.addEventListener("pointermove", move);
          at.ownerDocument.addEventListener("pointerup", up, { once: true });
        },
      }),
    };
  }, [picked, acts, actions]);
  return <WorkersContext value={value}>{children}</WorkersContext>;
}
