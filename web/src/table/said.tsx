/** Segments on the page: names of things are chips that open the card and light its place. */
import { useSteady } from "../board/context";
import { Shape } from "../icons/ui";
import { type Segment, split } from "../words/words";

export function SaidText({ segments, point }: { segments: Segment[]; point?: (ref: string) => void }) {
  const table = useSteady();
  return (
    <>
      {segments.map((x, i) => {
        const key = `${i}${x.ref ?? ""}`;
        if (!x.ref) return <span key={key}>{x.text}</span>;
        const [kind, name] = split(x.ref);
        const ref = x.ref;
        if (kind === "seat")
          return (
            <span key={key} className="who" data-seat={name}>
              <Shape seat={name} size={11} /> {x.text}
            </span>
          );
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
