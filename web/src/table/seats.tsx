/** A panel for each seat in turn order. The own one shows words where the others show signs. */
import { memo } from "react";
import { briefSections, sectionsBySeat } from "../board/board";
import { Thing } from "../board/card";
import { useTableBasics } from "../board/context";
import { Counters } from "../board/counters";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Chair, Section } from "../protocol";
import { botName, botText, Medal } from "../ui/levels";
import { sameProps } from "./reuse";

type CountersSection = Extract<Section, { kind: "counters" }>;
const isCounters = (x: Section): x is CountersSection => x.kind === "counters";
const MANY = 4; // counters; on a phone, more than this leave no room for the other seats

type SeatsProps = { chairs: Chair[]; board: Section[]; asked: string };

export const Seats = memo(function Seats({ chairs, board, asked }: SeatsProps) {
  const { words, viewer } = useTableBasics();
  const sections = sectionsBySeat(board);
  const ownCounters = briefSections(sections.get(viewer) ?? []).filter(isCounters);
  const many = ownCounters.flatMap((x) => x.items).length > MANY;
  return (
    <aside className="seat-panels" aria-label={words.say("web-players")} data-many={many ? "" : undefined}>
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
});

type PanelProps = { chair: Chair; sections: Section[]; moving: boolean };

const SeatPanel = memo(function SeatPanel({ chair, sections, moving }: PanelProps) {
  const { words, viewer } = useTableBasics();
  const own = chair.seat === viewer;
  const brief = briefSections(sections).filter(isCounters);
  const pinned = own ? sections.filter((x) => x.pinned).filter(isCounters) : [];
  return (
    <section
      className="seat-panel"
      data-seat={chair.seat}
      data-moving={moving ? "" : undefined}
      data-own={own ? "" : undefined}
    >
      <Thing of={`seat:${chair.seat}`} className="seat-name">
        <SeatShape seat={chair.seat} size={16} />
        <span className="name">{words.seat(chair.seat)}</span>
        {own && <span className="you">{words.say("web-you")}</span>}
      </Thing>
      <SeatState chair={chair} moving={moving} />
      <div className="seat-counts">
        {brief.map((x) => (
          <Counters key={x.title} section={x} brief={!own} />
        ))}
      </div>
      {pinned.map((x) => (
        <Pinned key={x.title} section={x} />
      ))}
    </section>
  );
}, sameProps);

function SeatState({ chair, moving }: { chair: Chair; moving: boolean }) {
  const { words } = useTableBasics();
  const bot = chair.bot && botName(words, chair.bot);
  return (
    <p className="seat-state">
      {bot && (
        <span className="bot" title={botText(words, chair.bot ?? "")}>
          <Medal bot={chair.bot ?? ""} size={20} /> {chair.name === chair.bot ? words.say("web-seat-bot") : bot}
        </span>
      )}
      {!bot && chair.taken === false && <span>{words.say("web-seat-empty")}</span>}
      {!bot && chair.taken !== false && chair.kind !== "here" && (
        <span data-online={chair.online ? "" : undefined}>
          {words.say(chair.online ? "web-online" : "web-offline")}
        </span>
      )}
      {chair.left && <span>{words.say("web-left")}</span>}
      {moving && (
        <span className="moving">
          <UiIcon name={bot ? "clock" : "right"} size={16} /> {words.say(bot ? "web-thinks" : "web-moves-now")}
        </span>
      )}
    </p>
  );
}

/** Pinned counters: open where there is room; on a phone they open over the board. */
function Pinned({ section }: { section: CountersSection }) {
  const { words } = useTableBasics();
  const broad = typeof matchMedia !== "function" || matchMedia("(min-width: 720px)").matches;
  return (
    <details className="pinned" data-title={section.title} open={broad || undefined}>
      <summary>{words.label(section.title)}</summary>
      <Counters section={section} />
    </details>
  );
}
