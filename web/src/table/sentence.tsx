/** A sentence in which the names of things are buttons that open their panels. A comma stays with the name before it. */
import { useTableBasics } from "../board/context";
import { SeatShape } from "../icons/ui";
import { type Segment, split } from "../words/words";

export function Sentence({ segments, point }: { segments: Segment[]; point?: (ref: string) => void }) {
  const table = useTableBasics();
  const isMention = (x: Segment | undefined) => !!x?.ref && split(x.ref)[0] !== "seat" && table.facts.has(x.ref);
  const marks = (x: Segment | undefined) => (x && !x.ref && /^[,.;:?)]+/.exec(x.text)?.[0]) || "";
  return (
    <>
      {segments.map((x, i) => {
        const key = `${i}${x.ref ?? ""}`;
        if (!x.ref) return <span key={key}>{isMention(segments[i - 1]) ? x.text.slice(marks(x).length) : x.text}</span>;
        const [kind, name] = split(x.ref);
        const ref = x.ref;
        if (kind === "seat") return <PlayerName key={key} seat={name} name={x.text} />;
        if (!table.facts.has(ref)) return <em key={key}>{x.text}</em>;
        const after = marks(segments[i + 1]);
        const mention = (
          <button
            key={key}
            type="button"
            className="mention"
            data-tone={table.tones.get(ref)}
            onClick={(e) => table.show(ref, e.currentTarget, true)}
            onPointerEnter={() => point?.(ref)}
            onPointerLeave={() => point?.("")}
          >
            {x.text}
          </button>
        );
        if (!after) return mention;
        return (
          <span key={key} className="no-break">
            {mention}
            {after}
          </span>
        );
      })}
    </>
  );
}

function PlayerName({ seat, name }: { seat: string; name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <span className="player-name" data-seat={seat}>
      <span className="no-break">
        <SeatShape seat={seat} size={11} /> {first}
      </span>
      {rest.map((word) => ` ${word}`)}
    </span>
  );
}
