/** Tracks with spaces, marks and pawns; and banks, whose scales show what every level costs. */
import type { CSSProperties } from "react";
import { Icon, iconFor } from "../icons";
import { SeatShape } from "../icons/ui";
import type { Mark, Scale, Track } from "../protocol";
import { countKey } from "../table/diff";
import type { Words } from "../words/words";
import { useDelta, useTableBasics } from "./context";
import { Delta, Ticking } from "./counters";
import { SectionBox } from "./sectionbox";

const LONG = 15; // spaces; on a narrow screen a longer track shows only round numbers
const ROUND = 5;

const isPawn = (m: Mark) => m.name === "marker";

export function TrackView({ section }: { section: Track }) {
  const { words } = useTableBasics();
  const size = section.high - section.low + 1;
  const spaces = Array.from({ length: size }, (_, i) => section.low + i);
  const textOf = (m: Mark) => {
    const text = words.say(`mark-${m.name}`, { number: m.number ?? 0 });
    return m.seat ? `${words.seat(m.seat)}: ${text}` : text;
  };
  const pawns = section.marks.filter(isPawn);
  const delta = useDelta(countKey(section, pawns.length === 1 ? (pawns[0]?.seat ?? "") : "?"));
  const most = Math.max(1, ...spaces.map((at) => pawns.filter((m) => m.at === at).length));
  return (
    <SectionBox section={section} more={delta != null && <Delta value={delta} />}>
      <div
        className="track"
        data-long={size > LONG ? "" : undefined}
        style={{ "--spaces": size, "--most": most } as CSSProperties}
        aria-hidden="true"
      >
        {spaces.map((at) => {
          const marks = section.marks.filter((m) => m.at === at);
          return (
            <Space
              key={at}
              at={at}
              title={section.title}
              marks={marks}
              centre={at === 0 && section.low < 0}
              covered={pawns.some((m) => m.to != null && m.at <= at && at <= m.to)}
              tooltip={marks.map(textOf).join(", ")}
            />
          );
        })}
      </div>
      <p className="visually-hidden">{section.marks.map((m) => `${m.at}: ${textOf(m)}`).join("; ")}</p>
    </SectionBox>
  );
}

type SpaceProps = { at: number; title: string; marks: Mark[]; centre: boolean; covered: boolean; tooltip: string };

/** Does a mark take the place of the number of its space? It shows an owner or a value. */
const counts = (m: Mark) => !!m.seat || m.number != null;

function Fixed({ mark }: { mark: Mark }) {
  const icon = mark.seat ? undefined : iconFor(mark.name);
  return icon ? <Icon name={icon} /> : <SeatShape seat={mark.seat ?? ""} size={16} />;
}

/** A space of a track: fixed marks above and below, pawns in it; a space without marks shows its number. */
function Space({ at, title, marks, centre, covered, tooltip }: SpaceProps) {
  const fixed = marks.filter((m) => !isPawn(m));
  const numbers = fixed.filter((m) => m.number != null);
  const loot = numbers.filter((m) => m.name === "loot");
  return (
    <span
      className="space"
      data-seat={fixed[0]?.seat}
      data-centre={centre ? "" : undefined}
      data-covered={covered ? "" : undefined}
      title={tooltip}
    >
      <span className="above num">
        {numbers
          .filter((m) => m.name !== "loot")
          .map((m) => m.number)
          .join(" ")}
      </span>
      <span className="spot">
        {fixed.map((m) => m.number == null && <Fixed key={m.name} mark={m} />)}
        {marks.filter(isPawn).map((m) => (
          <span
            key={m.seat ?? ""}
            className="pawn"
            data-key={`track:${title}:${m.seat ?? ""}`}
            data-seat={m.seat || undefined}
          >
            {m.seat && <SeatShape seat={m.seat} size={14} />}
          </span>
        ))}
      </span>
      <span className="below num">
        {loot.length
          ? loot.map((m) => (
              <span key={m.number} className="loot">
                −{m.number}
              </span>
            ))
          : !fixed.some(counts) &&
            !centre && (
              <span className="space-number" data-round={at % ROUND ? undefined : ""}>
                {at}
              </span>
            )}
      </span>
    </span>
  );
}

/** Neighbouring places of a scale with the same value, joined. */
export function zones(values: readonly number[]): { from: number; to: number; value: number }[] {
  const out: { from: number; to: number; value: number }[] = [];
  values.forEach((value, i) => {
    const last = out.at(-1);
    if (last?.value === value) last.to = i;
    else out.push({ from: i, to: i, value });
  });
  return out;
}

/** A bank: its tokens in a row, and below them the value of each level. */
export function BankView({ section }: { section: Track }) {
  const { words } = useTableBasics();
  const left = section.marks.find(isPawn)?.at ?? 0;
  const delta = useDelta(countKey(section, ""));
  const more = (
    <span className="bank-left">
      <Ticking value={left} />
      <span className="of">/{section.high}</span>
      {delta != null && <Delta value={delta} />}
    </span>
  );
  return (
    <SectionBox section={section} more={more} kind="bank">
      <div
        className="bank"
        style={{ "--spaces": section.high + 1 } as CSSProperties}
        data-tone={section.tone || undefined}
        aria-hidden="true"
      >
        <span className="bank-icon" />
        <span className="bank-row">
          {Array.from({ length: section.high }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other name
            <span key={i} className="bank-token" data-there={i < left ? "" : undefined} />
          ))}
        </span>
        {(section.scales ?? []).map((scale) => (
          <ScaleRow key={scale.name} scale={scale} left={left} />
        ))}
      </div>
      <p className="visually-hidden">{(section.scales ?? []).map((x) => scaleText(x, left, words)).join("; ")}</p>
    </SectionBox>
  );
}

/** The value of a scale now, and the next one. */
export function scaleText(scale: Scale, left: number, words: Words): string {
  const label = words.label(scale.name);
  const all = zones(scale.values);
  const now = all.findIndex((z) => z.from <= left && left <= z.to);
  const value = all[now]?.value ?? 0;
  const next = all[now - 1];
  return next
    ? words.say("web-scale-next", { label, value, at: next.to, next: next.value })
    : words.say("web-scale", { label, value });
}

function ScaleRow({ scale, left }: { scale: Scale; left: number }) {
  const { words } = useTableBasics();
  const icon = iconFor(scale.name);
  return (
    <>
      <span className="bank-icon" title={words.label(scale.name)}>
        {icon ? <Icon name={icon} /> : words.label(scale.name)}
      </span>
      <span className="bank-row scale" title={scaleText(scale, left, words)}>
        {zones(scale.values).map((z) => (
          <span
            key={z.from}
            className="zone num"
            data-now={z.from <= left && left <= z.to ? "" : undefined}
            data-past={z.from > left ? "" : undefined}
            style={{ gridColumn: `${z.from + 1} / ${z.to + 2}` }}
          >
            {z.value}
          </span>
        ))}
      </span>
    </>
  );
}
