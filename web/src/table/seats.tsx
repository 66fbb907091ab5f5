/** A panel for each seat in turn order, the mover marked. */
import { briefly, bySeat } from "../board/board";
import { useThing } from "../board/card";
import { useTable } from "../board/context";
import { Counters } from "../board/counters";
import { Shape, Ui } from "../icons/ui";
import type { Chair, Section } from "../protocol";

export function Seats({ chairs, board, asked }: { chairs: Chair[]; board: Section[]; asked: string }) {
  const { words } = useTable();
  const sections = bySeat(board);
  return (
    <aside className="seat-panels" aria-label={words.say("web-players")}>
      {chairs.map((chair) => (
        <SeatPanel
          key={chair.seat}
          chair={chair}
          sections={sections.get(chair.seat) ?? []}
          moving={asked === chair.seat}
        />
      ))}
    </aside>
  );
}

function SeatPanel({ chair, sections, moving }: { chair: Chair; sections: Section[]; moving: boolean }) {
  const { words, viewer } = useTable();
  const thing = useThing(`seat:${chair.seat}`);
  const brief = briefly(sections).filter((x) => x.kind === "counters");
  return (
    <section className="seat-panel" data-seat={chair.seat} data-moving={moving ? "" : undefined}>
      <button type="button" className="seat-name" {...thing}>
        <Shape seat={chair.seat} size={16} />
        <span className="name">{words.seat(chair.seat)}</span>
        {chair.seat === viewer && <span className="you">{words.say("web-you")}</span>}
      </button>
      <p className="seat-state">
        {chair.bot && (
          <span>
            <Ui name="bot" size={16} />{" "}
            {words.has(`web-bot-${chair.bot}`) ? words.say(`web-bot-${chair.bot}`) : chair.bot}
          </span>
        )}
        {!chair.bot && chair.taken === false && <span>{words.say("web-seat-empty")}</span>}
        {!chair.bot && chair.taken !== false && chair.kind !== "here" && (
          <span data-online={chair.online ? "" : undefined}>
            {words.say(chair.online ? "web-online" : "web-offline")}
          </span>
        )}
        {chair.left && <span>{words.say("web-left")}</span>}
        {moving && (
          <span className="moving">
            <Ui name="right" size={16} /> {words.say("web-moves-now")}
          </span>
        )}
      </p>
      {brief.map((x) => (
        <Counters key={x.title} section={x} brief />
      ))}
    </section>
  );
}
