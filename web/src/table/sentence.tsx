/** A sentence in which the names of things are buttons that open their panels. */
import { useTableBasics } from "../board/context";
import { SeatShape } from "../icons/ui";
import { type Segment, split } from "../words/words";

export function Sentence({ segments, point }: { segments: Segment[]; point?: (ref: string) => void }) {
  const table = useTableBasics();
  return (
    <>
      {segments.map((x, i) => {
        const key = `${i}${x.ref ?? ""}`;
        if (!x.ref) return <span key={key}>{x.text}</span>;
        const [kind, name] = split(x.ref);
        const ref = x.ref;
        if (kind === "seat") return <PlayerName key={key} seat={name} name={x.text} />;
        if (!table.facts.has(ref)) return <em key={key}>{x.text}</em>;
        return (
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
