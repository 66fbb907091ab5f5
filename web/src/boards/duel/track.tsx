/** What lies between the cities: the progress tokens, and the war with its zones, loot and two capitals. */
import type { CSSProperties } from "react";
import { Chip } from "../../board/card";
import { useTable } from "../../board/context";
import { Delta } from "../../board/counters";
import { type Keys, Titled } from "../../board/sections";
import { Icon, Signs } from "../../icons";
import { Shape } from "../../icons/ui";
import type { Cards, Mark, Track } from "../../protocol";
import { countKey } from "../../table/diff";

export function Progress({ section, keys }: { section: Cards; keys: Keys }) {
  if (!section.items.length) return null;
  return (
    <Titled section={section}>
      <div className="progress">
        {section.items.map((item) => {
          const key = keys(item);
          return <Chip key={key} item={item} flip={key} />;
        })}
      </div>
    </Titled>
  );
}

/** A zone reaches from its mark outwards to the next one or to the capital's space. */
export function zones(section: Track): { mark: Mark; from: number; to: number }[] {
  const marks = section.marks.filter((x) => x.name === "zone");
  return marks.map((mark) => {
    const side = Math.sign(mark.at);
    const beyond = section.marks
      .filter((x) => (x.name === "zone" || x.name === "capital") && side * x.at > side * mark.at)
      .map((x) => Math.abs(x.at));
    const end = side * (Math.min(...beyond) - 1);
    return { mark, from: Math.min(mark.at, end), to: Math.max(mark.at, end) };
  });
}

/** The capital of whose city is drawn on the left is on the left too. */
export function Conflict({ section, left }: { section: Track; left: string }) {
  const { words, deltas } = useTable();
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
  const delta = deltas.get(countKey(section, marker?.seat ?? ""));
  const shown = delta != null && turned ? -delta : delta;
  const spaces = Array.from({ length: section.high - section.low + 1 }, (_, i) => section.low + i);
  return (
    <Titled section={section} more={shown != null && <Delta value={shown} />}>
      <div className="conflict" style={{ "--spaces": spaces.length } as CSSProperties} aria-hidden="true">
        {zones(section).map(({ mark, from, to }) => (
          <span
            key={`zone${mark.at}`}
            className="zone"
            data-seat={mark.seat}
            style={spot(from, to)}
            title={saidOf(mark)}
          >
            <Signs text={`${mark.number}★`} />
          </span>
        ))}
        {spaces.map((at) => (
          <span key={at} className="step" data-centre={at === 0 ? "" : undefined} style={spot(at)} />
        ))}
        {capitals.map((x) => (
          <span key={x.seat} className="capital" data-seat={x.seat} style={spot(x.at)} title={saidOf(x)}>
            <Icon idea="castle" />
            <Shape seat={x.seat ?? ""} size={12} />
          </span>
        ))}
        {section.marks
          .filter((x) => x.name === "loot")
          .map((x) => (
            <span key={`loot${x.at}`} className="loot" data-seat={x.seat} style={spot(x.at)} title={saidOf(x)}>
              <Signs text={`−${x.number}`} />
            </span>
          ))}
        {marker && (
          <span className="front" style={spot(marker.at)} title={saidOf(marker)}>
            <span className="pawn" data-key={`track:${section.title}:`} />
          </span>
        )}
      </div>
      <p className="unseen">{section.marks.map((m) => `${m.at}: ${saidOf(m)}`).join("; ")}</p>
    </Titled>
  );
}
