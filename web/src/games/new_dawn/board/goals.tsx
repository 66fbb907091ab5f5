/** How to win: the victory cards as pairs of agendas, with the progress of every player. */
import { memo } from "react";
import { Thing } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Grid, Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import type { Empires } from "./empires";

const MET = "piece:met";

export const Goals = memo(function Goals({ table }: { table: Empires }) {
  const { words, viewer } = useTableBasics();
  const goals = table.cards("victory-cards");
  const mine = table.cards("marks", viewer).length;
  return (
    <section className="dawn-goals" aria-label={words.say("web-dawn-goals")}>
      <h2>
        {words.say("web-dawn-goals")}
        {goals.length > 0 && <span className="muted">{words.say("web-dawn-goals-hint")}</span>}
        {viewer && goals.length > 0 && (
          <b className="dawn-goals-met">
            {mine}/{goals.length}
          </b>
        )}
      </h2>
      {goals.length === 0 && <p className="muted">{words.say("web-dawn-no-goals")}</p>}
      {table.progress &&
        goals.map((goal, i) => (
          <Goal key={goal.ref} goal={goal} grid={table.progress as Grid} first={2 * i} marked={markedBy(table, goal)} />
        ))}
    </section>
  );
}, sameProps);

/** The seats that have met an agenda of the card: their marks stay, whatever becomes of what they were given for. */
const markedBy = (table: Empires, goal: Item): string =>
  table.seats.filter((seat) => table.cards("marks", seat).some((x) => x.ref === goal.ref)).join("");

type GoalProps = { goal: Item; grid: Grid; first: number; marked: string };

const Goal = memo(function Goal({ goal, grid, first, marked }: GoalProps) {
  const { words, viewer } = useTableBasics();
  const rows = grid.rows.slice(first, first + 2);
  const seats = grid.columns.slice(1).map((x) => x.replace("seat:", ""));
  const before = seats.filter((x, i) => marked.includes(x) && !rows.some((row) => row.cells[i + 1] === MET));
  const done = viewer && marked.includes(viewer);
  return (
    <Thing of={goal.ref} className="dawn-goal" data-done={done ? "" : undefined}>
      {rows.map((row, i) => (
        <span key={row.title} className="dawn-agenda">
          {i > 0 && (
            <span className="dawn-or">
              {words.say("web-dawn-or")}
              {before.length > 0 && <MetBefore seats={before} />}
            </span>
          )}
          <AgendaRow row={row} seats={seats} />
        </span>
      ))}
    </Thing>
  );
}, sameProps);

/** Whoever met an agenda of the card that is not met any more. */
function MetBefore({ seats }: { seats: readonly string[] }) {
  const { words } = useTableBasics();
  return (
    <span className="dawn-met-before" title={words.say("web-dawn-met-before")}>
      {seats.map((seat) => (
        <span key={seat} data-seat={seat}>
          <SeatShape seat={seat} size={12} />
          <span className="visually-hidden">{words.seat(seat)}</span>
        </span>
      ))}
      <UiIcon name="check" size={13} />
      <span>{words.say("web-dawn-met-before-short")}</span>
    </span>
  );
}

function AgendaRow({ row, seats }: { row: Grid["rows"][number]; seats: readonly string[] }) {
  const { words, facts, viewer } = useTableBasics();
  const [wanted = 0, ...cells] = row.cells;
  const fact = facts.get(row.title)?.[0];
  const said = fact ? words.short(fact) : "";
  return (
    <>
      <span className="dawn-agenda-name">
        <b>{words.ref(row.title)}</b> <span>{said}</span>
      </span>
      <span className="dawn-bars">
        {seats.map((seat, i) => {
          const met = cells[i] === MET;
          const have = met ? Number(wanted) : Number(cells[i]);
          return (
            <span key={seat} className="dawn-bar" data-seat={seat} data-mine={seat === viewer ? "" : undefined}>
              <SeatShape seat={seat} size={12} />
              <b>{met ? <UiIcon name="check" size={14} /> : have}</b>
              <span className="visually-hidden">
                {words.seat(seat)}: {met ? words.say("web-dawn-met") : `${have}/${wanted}`}
              </span>
              <span className="dawn-meter" style={{ "--share": Math.min(1, have / Number(wanted)) } as object} />
            </span>
          );
        })}
      </span>
    </>
  );
}
