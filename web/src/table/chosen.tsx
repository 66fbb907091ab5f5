/** The one choice that is left: what it costs and changes, and the button that does it. */
import { useEffect, useRef } from "react";
import { useTableBasics } from "../board/context";
import { Delta } from "../board/counters";
import { traitsOf } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Choice, Said, Section } from "../protocol";
import { changesBySeat } from "./choices";
import { Sentence } from "./sentence";
import type { Preview as ChoicePreview, TableStore } from "./store";

export function ChosenAction({
  store,
  choice,
  preview,
  board,
  busy,
}: {
  store: TableStore;
  choice: Choice;
  preview: ChoicePreview | null;
  board: Section[];
  busy: boolean;
}) {
  const { words } = useTableBasics();
  const confirm = useRef<HTMLButtonElement>(null);
  const ready = !!preview && !busy;
  useEffect(() => {
    if (ready) confirm.current?.focus();
  }, [ready]);
  return (
    <div className="chosen">
      <Preview choice={choice} preview={preview} board={board} />
      <div className="row">
        <button type="button" ref={confirm} className="button" disabled={!ready} onClick={store.confirm}>
          <UiIcon name="check" size={18} /> {busy ? words.say("web-sending") : words.say("web-confirm")}
        </button>
        <button type="button" className="button quiet" onClick={store.back}>
          {words.say("web-back")}
        </button>
      </div>
    </div>
  );
}

const MOST = 8; // changes of a seat

/** What a choice would change, a line for each seat. */
export function Changes({ board, preview }: { board: Section[]; preview: ChoicePreview | null }) {
  const { words } = useTableBasics();
  return changesBySeat(board, preview).map(([seat, counts]) => (
    <p key={seat} className="changes">
      <SeatShape seat={seat} size={12} /> <span>{words.seat(seat)}</span>
      {counts.slice(0, MOST).map((x) => (
        <span key={x.title + x.name} className="change">
          {words.changing(x.name)} <Delta value={x.after - x.before} of={x.name} />
        </span>
      ))}
    </p>
  ));
}

function Preview({ choice, preview, board }: { choice: Choice; preview: ChoicePreview | null; board: Section[] }) {
  const { words } = useTableBasics();
  const price = preview?.price ?? choice.price;
  return (
    <div className="preview">
      {price && (
        <p>
          <b>{words.say("web-pays")}</b> <Sentence segments={words.price(price)} />
        </p>
      )}
      <Changes board={board} preview={preview} />
      {preview && !preview.board && <p className="muted">{words.say("web-no-preview")}</p>}
      <Warnings preview={preview} />
      {preview?.asks && <p className="muted">{words.say(whyAsked(preview))}</p>}
    </div>
  );
}

/** Why a choice is asked about once more. */
function whyAsked({ ends, shows }: ChoicePreview): string {
  return ends ? "web-asks-ends" : shows ? "web-asks-shows" : "web-asks-turn";
}

/** The events that hurt the viewer. The game says which do: a verb, or a verb with one of its references. */
export function harmsTo(viewer: string, events: readonly Said[], harms: readonly string[]): Said[] {
  return events.filter(({ verb, refs = [] }) => {
    const hurts = harms.some((x) => x === verb || refs.some((ref) => x === `${verb} ${ref}`));
    const seats = refs.filter((x) => x.startsWith("seat:") || x.startsWith("owner:"));
    return hurts && (!seats.length || seats[0]?.endsWith(`:${viewer}`));
  });
}

/** What a choice does to the viewer that nobody would want; and whether it does nothing. */
function Warnings({ preview }: { preview: ChoicePreview | null }) {
  const { words, viewer, game } = useTableBasics();
  const harms = harmsTo(viewer, preview?.events ?? [], traitsOf(game).harms ?? []);
  return (
    <>
      {preview?.idle && (
        <p className="warning">
          <UiIcon name="warning" size={16} /> {words.say("web-idle")}
        </p>
      )}
      {harms.map((x) => (
        <p key={JSON.stringify(x)} className="warning">
          <UiIcon name="warning" size={16} />
          <span>
            {words.say("web-harm")} <Sentence segments={words.event(x)} />
          </span>
        </p>
      ))}
    </>
  );
}
