/** The guide as a strip above the table: it says one thing at a time and points at it. It never blocks a move. */
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { Entry, StateIs } from "../protocol";
import { useSettings } from "../settings";
import { endGuide, useSteps } from ".";
import { isMet, nextStep, type Position, previousStep, type Step } from "./steps";
import "../styles/guide.css";

type Tab = NonNullable<Step["tab"]>;
export type Props = { id: string; state: StateIs; log: readonly Entry[]; setTab: (tab: Tab) => void };

/** The guide of this table. */
export default function Guided({ id, state, log, setTab }: Props) {
  const { words, viewer, game } = useTableBasics();
  const steps = useSteps(game);
  const stepId = useSettings((s) => s.guide?.step ?? "");
  const box = useRef<HTMLElement>(null);
  const since = useRef(log.length); // the length of the log when this step began
  const now: Position = { viewer, asked: state.asked ?? null, board: state.board, log };
  const at = steps
    ? nextStep(
        steps,
        Math.max(
          0,
          steps.findIndex((x) => x.id === stepId),
        ),
        now,
        since.current,
      )
    : 0;
  const step = steps?.[at];
  const go = useCallback(
    (to: number) => {
      const next = steps?.[to];
      if (!next) return endGuide(game);
      since.current = log.length;
      if (box.current?.contains(document.activeElement)) box.current.focus();
      useSettings.setState({ guide: { table: id, step: next.id } });
    },
    [steps, game, log.length, id],
  );
  const done = !!step?.until && isMet(step.until, now, since.current);
  useEffect(() => {
    if (steps && (!step || done)) go(at + 1);
  }, [steps, step, done, go, at]);
  useEffect(() => {
    if (step?.tab) setTab(step.tab);
  }, [step, setTab]);
  if (!steps || !step) return null;
  const back = previousStep(steps, at, now);
  const last = at === steps.length - 1;
  return (
    <>
      <aside className="coach" ref={box} tabIndex={-1} aria-label={words.say("web-guide")}>
        <span className="coach-mark">
          <UiIcon name="guide" size={24} />
        </span>
        <p className="coach-step">{words.say("web-guide-step", { n: at + 1, most: steps.length })}</p>
        <p className="coach-text" aria-live="polite">
          {words.say(`guide-${step.id}`)}
        </p>
        <div className="coach-tools">
          {step.until ? (
            <span className="muted">{words.say("web-guide-waits")}</span>
          ) : (
            <button type="button" className="button small" onClick={() => go(at + 1)}>
              {words.say(last ? "web-guide-done" : "web-guide-next")}
            </button>
          )}
          {back >= 0 && (
            <button type="button" className="button small quiet" onClick={() => go(back)}>
              {words.say("web-back")}
            </button>
          )}
          {!last && (
            <button type="button" className="button small quiet" onClick={() => endGuide(game)}>
              {words.say("web-guide-skip")}
            </button>
          )}
        </div>
      </aside>
      {step.at && <Ring key={step.id} at={step.at} />}
    </>
  );
}

function pointedAt(selectors: readonly string[]): Element | undefined {
  return selectors.flatMap((x) => [...document.querySelectorAll(`.table ${x}`)]).find((x) => x.getClientRects().length);
}

const INTERVAL = 200; // milliseconds: the board may move at any time, so its place is measured again and again

const SCROLLING_UPDATES = 5; // so long a changed tab or the answer of a rival may still move the board

/** A ring around the element that the step is about, where it can be seen. */
function Ring({ at }: { at: readonly string[] }) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useEffect(() => {
    let updates = 0;
    let last = "";
    const update = () => {
      const found = pointedAt(at);
      if (found && updates < SCROLLING_UPDATES) scrollToElement(found);
      updates++;
      const next = found ? ringAround(found) : null;
      if (JSON.stringify(next) !== last) setPlace(next);
      last = JSON.stringify(next);
    };
    update();
    const timer = setInterval(update, INTERVAL);
    return () => clearInterval(timer);
  }, [at]);
  return place && <div className="coach-ring" style={place} />;
}

/** Scrolls an element into view. */
function scrollToElement(found: Element): void {
  const room = found.closest(".board-side")?.getBoundingClientRect();
  const it = found.getBoundingClientRect();
  if (!room || (it.top >= room.top && it.bottom <= room.bottom)) return;
  found.scrollIntoView({ block: it.height > room.height ? "start" : "center" });
}

function ringAround(found: Element): CSSProperties | null {
  const a = found.getBoundingClientRect();
  const b = (found.closest(".board-side") ?? document.documentElement).getBoundingClientRect();
  const gap = 4;
  const [left, top] = [Math.max(a.left - gap, b.left), Math.max(a.top - gap, b.top)];
  const [right, bottom] = [Math.min(a.right + gap, b.right), Math.min(a.bottom + gap, b.bottom)];
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
