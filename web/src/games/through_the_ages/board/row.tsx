/** The card row: thirteen slots in three bays, each card with its price in civil actions. */
import { memo, type ReactNode } from "react";
import { useTableBasics } from "../../../board/context";
import type { ItemKeys } from "../../../board/sections";
import { UiIcon } from "../../../icons/ui";
import type { Counters, Item, Tableau } from "../../../protocol";
import { type Acts, useActs } from "./acts";
import { CardFace } from "./cardface";
import { SignText } from "./signs";

const BAYS = [
  [0, 5],
  [5, 9],
  [9, 13],
] as const;

type Props = { section: Tableau; course: Counters | undefined; players: number; keys: ItemKeys };

export const CardRow = memo(function CardRow({ section, course, players, keys }: Props) {
  const { words } = useTableBasics();
  const acts = useActs();
  const slots = new Map<number, [Item, usual: number]>();
  for (const { title, items } of section.columns)
    for (const item of items) slots.set(item.x ?? 0, [item, Number(title.replace("row-", ""))]);
  const leaves = course?.items.find((x) => x.name === "row-leaves")?.value ?? 0;
  const seen = new Set<string>();
  const cells: ReactNode[] = [];
  for (let slot = 0; slot < 13; slot++) {
    const [item, usual] = slots.get(slot) ?? [];
    if (!item || !usual) {
      cells.push(<span key={slot} className="a-gap" aria-hidden="true" />);
      continue;
    }
    const leftmost = !seen.has(item.ref);
    seen.add(item.ref);
    const mark = slot < leaves ? "leaving" : slot < leaves * players ? "soon" : undefined;
    cells.push(
      <Slot key={keys(item)} item={item} acts={acts} {...{ slot, usual, leftmost, mark }} motionKey={keys(item)} />,
    );
  }
  return (
    <section className="a-row" aria-label={words.label("row")}>
      {BAYS.map(([from, to], i) => (
        <div key={from} className="a-bay">
          <h3 className="a-bayhead">
            <span className="a-cubes" data-piece="white" style={{ "--n": i + 1, "--of": i + 1 } as never} />
            <span>{words.label(`row-${i + 1}`)}</span>
            {i === 0 && <Legend leaves={leaves} />}
          </h3>
          <div className="a-cells">{cells.slice(from, to)}</div>
        </div>
      ))}
    </section>
  );
});

function Legend({ leaves }: { leaves: number }) {
  const { words } = useTableBasics();
  if (!leaves) return <span className="a-lg">{words.say("web-ages-row-stays")}</span>;
  return (
    <span className="a-lg">
      <span className="a-sw" />
      {words.say("web-ages-leaving")}
      <span className="a-sw" data-soon="" />
      {words.say("web-ages-soon")}
    </span>
  );
}

type SlotProps = {
  item: Item;
  acts: Acts;
  slot: number;
  usual: number; // what the slot costs
  leftmost: boolean;
  mark: string | undefined;
  motionKey: string;
};

/** A copy of a card is chosen by its slot, so that a click never takes another one. */
function Slot({ item, acts, slot, usual, leftmost, mark, motionKey }: SlotProps) {
  const { words, actions, show, click } = useTableBasics();
  const choice = acts.ofSlot(item.ref, slot, leftmost);
  const taking = acts.withVerb("take", "take_at", "claim").length > 0 || !!acts.plain("end");
  const price = item.number ?? 0;
  const text = price > usual ? `${usual}+${price - usual}` : String(price);
  const otherCopy = !choice && acts.of(item.ref).length > 0;
  const onClick = choice
    ? () => actions?.choose(choice)
    : otherCopy
      ? (at: HTMLElement) => show(item.ref, at, true)
      : () => click(item.ref);
  const why = !choice && taking && item.note && item.note !== "actions" ? words.say(`note-${item.note}`) : "";
  const labels = [words.say("unit-civil", { n: price }), ...(why ? [why] : [])];
  if (taking) labels.unshift(words.say(choice ? "web-can" : "web-cannot"));
  if (mark) labels.push(words.say(mark === "leaving" ? "web-ages-leaving" : "web-ages-soon"));
  return (
    <CardFace
      item={item}
      tall
      motionKey={motionKey}
      lit={!!choice}
      mark={mark}
      locked={taking && !choice}
      label={labels.join(". ")}
      onClick={onClick}
      tag={
        <span className="a-pill" data-can={choice ? "yes" : taking ? "no" : undefined} data-why={why ? "" : undefined}>
          {taking && <UiIcon name={choice ? "check" : "lock"} size={13} />}
          <span>{why || <SignText text={`${text}○`} />}</span>
        </span>
      }
    />
  );
}
