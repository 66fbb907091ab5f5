/** What lies between the cities: the progress tokens, and the war with its zones, loot and two capitals. */
import { type CSSProperties, memo } from "react";
import { useDelta, useTableBasics } from "../../../board/context";
import { Delta } from "../../../board/counters";
import { SectionBox } from "../../../board/sectionbox";
import type { ItemKeys } from "../../../board/sections";
import { Icon } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Cards, Mark, Track } from "../../../protocol";
import { countKey } from "../../../table/diff";
import { Small } from "./city";

export const Progress = memo(function Progress({ section, keys }: { section: Cards; keys: ItemKeys }) {
  if (!section.items.length) return null;
  return (
    <SectionBox section={section}>
      <div className="progress">
        {section.items.map((item) => {
          const key = keys(item);
          return <Small key={key} item={item} motionKey={key} />;
        })}
      </div>
    </SectionBox>
  );
});

/** The pawn stands in this zone. */
function holds(zone: Mark, at: number): boolean {
  const [a, b] = [zone.at, zone.to ?? zone.at];
  return Math.min(a, b) <= at && at <= Math.max(a, b);
}

/** The capital of whose city is drawn on the left is on the left too. */
export const Conflict = memo(function Conflict({ section, left }: { section: Track; left: string }) {
  const { words } = useTableBasics();
  const capitals = section.marks.filter((x) => x.name === "capital");
  const turned = capitals.some((x) => x.seat === left && x.at > 0);
  const column = (at: number) => 1 + (turned ? section.high - at : at - section.low);
  const spot = (at: number, to = at): CSSProperties => {
    const [a, b] = [column(at), column(to)];
    return { gridColumn: `${Math.min(a, b)} / ${Math.max(a, b) + 1}` };
  };
  const saidOf = (m: Mark) => {
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
  const counts = section.marks.filter((x) => x.name === "loot" || (x.name === "zone" && holds(x, at)));
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
              data-held={holds(x, at) ? "" : undefined}
              style={spot(x.at, x.to ?? x.at)}
              title={saidOf(x)}
            >
              {x.number}
              <Icon name="points" />
            </span>
          ))}
        {spaces.map((at) => (
          <span key={at} className="square" data-centre={at === 0 ? "" : undefined} style={spot(at)} />
        ))}
        {capitals.map((x) => (
          <span key={x.seat} className="capital" data-seat={x.seat} style={spot(x.at)} title={saidOf(x)}>
            <Icon name="castle" />
            <SeatShape seat={x.seat ?? ""} size={12} />
          </span>
        ))}
        {section.marks
          .filter((x) => x.name === "loot")
          .map((x) => (
            <span key={`loot${x.at}`} className="loot" data-seat={x.seat} style={spot(x.at)} title={saidOf(x)}>
              −{x.number}
              <Icon name="coins" />
            </span>
          ))}
        {marker && (
          <span className="front" style={spot(marker.at)} title={saidOf(marker)}>
            <span className="pawn" data-key={`track:${section.title}:`} />
          </span>
        )}
      </div>
      <p className="unseen">{[...fronts, ...counts.map(saidOf)].join("; ")}</p>
    </SectionBox>
  );
});
