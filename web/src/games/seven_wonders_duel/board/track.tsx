/** What lies between the cities: the progress tokens, and the conflict track with its zones, loot and two capitals. */
import { type CSSProperties, memo } from "react";
import { useDelta, useTableBasics } from "../../../board/context";
import { Delta } from "../../../board/counters";
import { SectionBox } from "../../../board/sectionbox";
import type { ItemKeys } from "../../../board/sections";
import { Icon } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Cards, Mark, Track } from "../../../protocol";
import { countKey } from "../../../table/diff";
import { CardChip } from "./city";

export const Progress = memo(function Progress({ section, keys }: { section: Cards; keys: ItemKeys }) {
  if (!section.items.length) return null;
  return (
    <SectionBox section={section}>
      <div className="progress">
        {section.items.map((item) => {
          const key = keys(item);
          return <CardChip key={key} item={item} motionKey={key} />;
        })}
      </div>
    </SectionBox>
  );
});

/** Is a space in this zone? */
function contains(zone: Mark, at: number): boolean {
  const [a, b] = [zone.at, zone.to ?? zone.at];
  return Math.min(a, b) <= at && at <= Math.max(a, b);
}

/** The conflict track; the capital of the city on the left is on the left. */
export const Conflict = memo(function Conflict({ section, left }: { section: Track; left: string }) {
  const { words } = useTableBasics();
  const capitals = section.marks.filter((x) => x.name === "capital");
  const turned = capitals.some((x) => x.seat === left && x.at > 0);
  const column = (at: number) => 1 + (turned ? section.high - at : at - section.low);
  const placeStyle = (at: number, to = at): CSSProperties => {
    const [a, b] = [column(at), column(to)];
    return { gridColumn: `${Math.min(a, b)} / ${Math.max(a, b) + 1}` };
  };
  const textOf = (m: Mark) => {
    const text = words.say(`mark-${m.name}`, { number: m.number ?? 0 });
    return m.seat ? `${words.seat(m.seat)}: ${text}` : text;
  };
  const marker = section.marks.find((x) => x.name === "marker");
  const delta = useDelta(countKey(section, marker?.seat ?? ""));
  const shown = delta != null && turned ? -delta : delta;
  const spaces = Array.from({ length: section.high - section.low + 1 }, (_, i) => section.low + i);
  const at = marker?.at ?? 0;
  const fronts = capitals.map((x) =>
    words.say("web-duel-front", { name: words.seat(x.seat ?? ""), n: Math.abs(x.at - at) }),
  );
  const counts = section.marks.filter((x) => x.name === "loot" || (x.name === "zone" && contains(x, at)));
  return (
    <SectionBox section={section} more={shown != null && <Delta value={shown} />}>
      <div className="conflict" style={{ "--spaces": spaces.length } as CSSProperties} aria-hidden="true">
        {section.marks
          .filter((x) => x.name === "zone")
          .map((x) => (
            <span
              key={`zone${x.at}`}
              className="zone"
              data-seat={x.seat}
              data-held={contains(x, at) ? "" : undefined}
              style={placeStyle(x.at, x.to ?? x.at)}
              title={textOf(x)}
            >
              {x.number}
              <Icon name="points" />
            </span>
          ))}
        {spaces.map((at) => (
          <span key={at} className="square" data-centre={at === 0 ? "" : undefined} style={placeStyle(at)} />
        ))}
        {capitals.map((x) => (
          <span key={x.seat} className="capital" data-seat={x.seat} style={placeStyle(x.at)} title={textOf(x)}>
            <Icon name="castle" />
            <SeatShape seat={x.seat ?? ""} size={12} />
          </span>
        ))}
        {section.marks
          .filter((x) => x.name === "loot")
          .map((x) => (
            <span key={`loot${x.at}`} className="loot" data-seat={x.seat} style={placeStyle(x.at)} title={textOf(x)}>
              −{x.number}
              <Icon name="coins" />
            </span>
          ))}
        {marker && (
          <span className="conflict-marker" style={placeStyle(marker.at)} title={textOf(marker)}>
            <span className="pawn" data-key={`track:${section.title}:`} />
          </span>
        )}
      </div>
      <p className="visually-hidden">{[...fronts, ...counts.map(textOf)].join("; ")}</p>
    </SectionBox>
  );
});
