/** A table from its sections: the common things first, then the own seat, then the others. */
import { useRef, useState } from "react";
import { useOwnBoard } from "../boards";
import { Shape, Ui } from "../icons/ui";
import type { Item, Section } from "../protocol";
import { useThing } from "./card";
import { useTable } from "./context";
import { Counters } from "./counters";
import { useMoves } from "./motion";
import { isEmpty, type Keys, SectionView } from "./sections";

/** The nth copy of a thing on this board, in the order drawn. */
export function keyMaker(): Keys {
  const seen = new Map<string, number>();
  const known = new Map<Item, string>();
  return (item) => {
    const found = known.get(item);
    if (found) return found;
    const name = item.ref.endsWith(":?") ? `${item.ref}@${item.x ?? ""},${item.y ?? ""}` : item.ref;
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    const key = n ? `${name}#${n}` : name;
    known.set(item, key);
    return key;
  };
}

export function bySeat(board: readonly Section[]): Map<string, Section[]> {
  const out = new Map<string, Section[]>();
  for (const x of board) if (x.seat && !isEmpty(x)) out.set(x.seat, [...(out.get(x.seat) ?? []), x]);
  return out;
}

type Props = { board: Section[]; n: number; part?: "all" | "common" | "mine" | "others" };

/** The game's own board, or what its sections make by themselves. */
export function Board({ part = "all", ...props }: Props) {
  const Own = useOwnBoard(useTable().game);
  return Own && part === "all" ? <Own {...props} /> : <Generic {...props} part={part} />;
}

function Generic({ board, n, part }: Required<Props>) {
  const { viewer } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const keys = keyMaker();
  useMoves(box, n);
  const common = board.filter((x) => !x.seat && !isEmpty(x));
  const seats = [...bySeat(board)];
  const mine = seats.filter(([seat]) => seat === viewer);
  const others = seats.filter(([seat]) => seat !== viewer);
  const terse = board.some((x) => x.brief);
  const shown = part === "mine" ? mine : part === "others" ? others : part === "common" ? [] : seats;
  return (
    <div className="board" ref={box} data-n={n} data-terse={terse ? "" : undefined} data-part={part}>
      {part !== "mine" && part !== "others" && (
        <div className="common">
          {flowing(common).map((group) => (
            <div key={group[0]?.title} className={group.length > 1 ? "flow" : "alone"}>
              {group.map((x) => (
                <SectionView key={`${x.title}`} section={x} keys={keys} />
              ))}
            </div>
          ))}
        </div>
      )}
      <div className="seats" data-count={shown.length}>
        {shown.map(([seat, sections], i) => (
          <SeatArea
            key={seat}
            seat={seat}
            sections={sections}
            keys={keys}
            open={!terse || i === 0 || part === "others"}
          />
        ))}
      </div>
    </div>
  );
}

const SMALL = ["counters", "deck"];

/** Short sections share a line. */
function flowing(sections: Section[]): Section[][] {
  const out: Section[][] = [];
  const small = (x: Section) => SMALL.includes(x.kind) || (x.kind === "cards" && x.size === "chip");
  for (const x of sections) {
    const last = out.at(-1);
    if (last?.[0] && small(x) && small(last[0])) last.push(x);
    else out.push([x]);
  }
  return out;
}

function SeatArea({ seat, sections, keys, open }: { seat: string; sections: Section[]; keys: Keys; open: boolean }) {
  const { words, viewer } = useTable();
  const [shown, setShown] = useState(open);
  const thing = useThing(`seat:${seat}`);
  return (
    <section className="seat-area" data-seat={seat} data-mine={seat === viewer ? "" : undefined}>
      <header>
        <button type="button" className="seat-name" {...thing}>
          <Shape seat={seat} />
          <span>{words.seat(seat)}</span>
        </button>
        <button
          type="button"
          className="tool fold"
          aria-expanded={shown}
          aria-label={words.say(shown ? "web-fold" : "web-unfold", { name: words.seat(seat) })}
          onClick={() => setShown(!shown)}
        >
          <Ui name={shown ? "down" : "right"} size={18} />
        </button>
      </header>
      {shown ? (
        <div className="seat-sections">
          {flowing(sections).map((group) => (
            <div key={group[0]?.title} className={group.length > 1 ? "flow" : "alone"}>
              {group.map((x) => (
                <SectionView key={x.title} section={x} keys={keys} />
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div className="seat-sections">
          <div className="flow">
            {briefly(sections).map((x) =>
              x.kind === "counters" ? (
                <Counters key={x.title} section={x} brief />
              ) : (
                <SectionView key={x.title} section={x} keys={keys} />
              ),
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** A seat in a line or two: what the game says is enough, or else its first counters. */
export function briefly(sections: readonly Section[]): Section[] {
  const said = sections.filter((x) => x.brief);
  return said.length ? said : sections.filter((x) => x.kind === "counters").slice(0, 1);
}
