/** A place of a map, opened: what it is, what stands there, what can be done there; and all places as a list. */
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { TextWithIcons } from "../icons";
import { SeatShape } from "../icons/ui";
import type { Choice, Hex } from "../protocol";
import { plain, split, type Words } from "../words/words";
import { useTable, useTableBasics } from "./context";
import { hexParts, hexText } from "./hex";
import type { Point, Size } from "./hexes";

const MOST = 5; // verbs
const GAP = 8; // pixels

/** What can be done at a place, each verb once, with its price. */
export function doable(ref: string, choices: readonly Choice[], words: Words): { text: string; price: string }[] {
  const there = choices.filter((x) => x.refs.includes(ref));
  return [...Map.groupBy(there, (x) => x.verb).values()].slice(0, MOST).map((same) => {
    const one = same[0] as Choice;
    const open = same.length > 1 ? Math.max(0, one.refs.length - 1) : 0;
    const whole = plain(words.action(one, open)).replace(/(?:\s—|:)\s…(?:.*…)?$/u, "");
    const text = words.has(`board-verb-${one.verb}`) ? words.say(`board-verb-${one.verb}`) : whole; // the place is known
    return { text, price: same.length === 1 && one.price ? words.priceSign(one.price) : "" };
  });
}

export type PlaceLines = (hex: Hex) => ReactNode; // instead of the parts that all games have

type PlaceProps = {
  hex: Hex;
  at: Point; // of its centre in the pane, in pixels
  radius: number; // of a hex
  pane: Size;
  title?: string | undefined; // a name or a description; by default the first part
  lines?: PlaceLines | undefined;
};

export function PlaceView({ hex, at, radius, pane, title, lines }: PlaceProps) {
  const { words, choices } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ w: 240, h: 120 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another size
  useLayoutEffect(() => {
    if (box.current) setSize({ w: box.current.offsetWidth, h: box.current.offsetHeight });
  }, [hex]);
  const right = at.x + radius + GAP;
  const left = right + size.w + GAP < pane.w ? right : at.x - radius - GAP - size.w;
  const top = Math.max(GAP, Math.min(pane.h - size.h - GAP, at.y - size.h / 2));
  const [first = "", ...rest] = hexParts(hex, words);
  return (
    <div className="place" ref={box} style={{ left: Math.max(GAP, left), top }} role="status">
      <header>
        {hex.seat && <SeatShape seat={hex.seat} size={14} />}
        <b>{title ?? first}</b>
        <small>{split(hex.ref)[1]}</small>
      </header>
      <ul>{lines ? lines(hex) : rest.map((x) => <li key={x}>{x}</li>)}</ul>
      <Doable of={hex.ref} choices={choices} />
    </div>
  );
}

function Doable({ of, choices }: { of: string; choices: readonly Choice[] }) {
  const { words } = useTableBasics();
  const all = doable(of, choices, words);
  if (!all.length) return null;
  return (
    <footer>
      {all.map(({ text, price }) => (
        <span key={text} className="doable">
          {text} {price && <TextWithIcons text={price} />}
        </span>
      ))}
    </footer>
  );
}

/** Every place with something on it or something to do there, as buttons. */
export function PlaceList({ hexes, go }: { hexes: readonly Hex[]; go: (hex: Hex) => void }) {
  const { words, lit } = useTable();
  const some = hexes.filter((h) => lit.has(h.ref) || h.pieces?.length || h.seat);
  return (
    <ul className="place-list">
      {some.map((h) => (
        <li key={h.ref}>
          <button type="button" data-lit={lit.has(h.ref) ? "" : undefined} onClick={() => go(h)}>
            {hexText(h, words)}
          </button>
        </li>
      ))}
    </ul>
  );
}
