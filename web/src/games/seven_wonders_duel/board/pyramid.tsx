/** The age's cards, lying on one another; each open one says whether and for how much it can be built. */
import { type CSSProperties, memo, useRef } from "react";
import { Back, costsAndEffects, ScreenReaderLabel, Thing, Tile, useNote } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { SectionBox } from "../../../board/sectionbox";
import type { ItemKeys } from "../../../board/sections";
import { Icon, signsInWords } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Fact, Item, Structure } from "../../../protocol";
import { Hyphenated } from "./hyphenated";
import { Chain, Sign } from "./signs";

const AXIS = 6; // in half cards: every age lies evenly about it

const placeOf = (item: Item) => `${item.x ?? 0},${item.y ?? 0}`;
const isOpen = (item: Item) => item.note !== "covered" && !item.ref.endsWith(":?");

const spot = (x: number, y: number) => ({ "--x": x, "--y": y }) as CSSProperties;

/** The places that were covered when this was last drawn and are open now. */
function useFreed(section: Structure): ReadonlySet<string> {
  const was = useRef({ title: "", open: new Set<string>(), freed: new Set<string>() });
  const open = new Set(section.items.filter(isOpen).map(placeOf));
  const old = was.current;
  if (old.title !== section.title) was.current = { title: section.title, open, freed: new Set() };
  else if ([...open].join() !== [...old.open].join())
    was.current = { title: section.title, open, freed: new Set([...open].filter((x) => !old.open.has(x))) };
  return was.current.freed;
}

export const Pyramid = memo(function Pyramid({ section, keys }: { section: Structure; keys: ItemKeys }) {
  const seen = useRef({ title: "", reach: 0 }); // as broad as it was laid, so that nothing jumps
  const reach = Math.max(...section.items.map((i) => Math.abs((i.x ?? 0) - AXIS)));
  if (seen.current.title !== section.title) seen.current = { title: section.title, reach };
  const half = Math.max(seen.current.reach, reach);
  const left = AXIS - half;
  const ys = section.items.map((i) => i.y ?? 0);
  const top = Math.min(...ys);
  const freed = useFreed(section);
  const sorted = [...section.items].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0));
  const room = { "--wide": 2 * half + 2, "--high": Math.max(...ys) - top } as CSSProperties;
  return (
    <SectionBox section={section}>
      <div className="structure-room">
        <div className="structure" style={room}>
          {sorted.map((item) => {
            const key = keys(item);
            const [x, y] = [(item.x ?? 0) - left, (item.y ?? 0) - top];
            if (item.ref.endsWith(":?")) return <Back key={key} item={item} motionKey={key} style={spot(x, y)} />;
            return <Building key={key} item={item} motionKey={key} x={x} y={y} freed={freed.has(placeOf(item))} />;
          })}
        </div>
      </div>
    </SectionBox>
  );
});

/** What is missing, in words: `second` coins. */
export function useLacks(item: Item): string {
  const { words } = useTableBasics();
  return item.note === "short" ? words.say("web-duel-lacks", { n: item.second ?? 0 }) : "";
}

type BuildingProps = { item: Item; motionKey: string; x: number; y: number; freed: boolean };

const Building = memo(function Building({ item, motionKey, x, y, freed }: BuildingProps) {
  const { words, facts } = useTableBasics();
  const note = useNote(item);
  const lacks = useLacks(item);
  const told = facts.get(item.ref) ?? [];
  const [costs, effects] = costsAndEffects(told);
  const name = words.ref(item.ref);
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  return (
    <Thing
      of={item.ref}
      className="card"
      data-tone={item.tone}
      data-kind="card"
      data-note={item.note}
      data-freed={freed ? "" : undefined}
      data-key={motionKey}
      data-long={/\S{9}/.test(name) ? "" : undefined}
      style={spot(x, y)}
    >
      <span className="band">
        <Tile item={item} tone={item.tone ?? ""} />
        <span className="name">
          <Hyphenated text={name} />
        </span>
      </span>
      <ScreenReaderLabel of={[can, signsInWords(note, words), lacks, ...words.facts(told)]} />
      <span className="body" aria-hidden="true">
        <span className="costline">
          {costs.map((fact) => (
            <Sign key={fact[0]} fact={fact} />
          ))}
          {item.note !== "linked" && <Chain told={told} />}
        </span>
        <span className="giftline">
          {effects.map((fact) => (
            <Sign key={fact[0]} fact={fact} />
          ))}
        </span>
        {isOpen(item) && <Payable item={item} told={told} />}
      </span>
    </Thing>
  );
});

/** Whether it can be paid, for how much, and what is missing. */
export function Payable({ item, told = [] }: { item: Item; told?: readonly Fact[] }) {
  const lacks = useLacks(item);
  const can = item.can == null ? "" : item.can ? "yes" : "no";
  return (
    <span className="state" data-can={can} data-chain={item.note === "linked" ? "" : undefined}>
      {can && <UiIcon name={item.can ? "check" : "lock"} size={15} />}
      <span className="sum">
        {item.note === "linked" ? (
          <Chain told={told} />
        ) : (
          <>
            {item.number}
            <Icon name="coins" />
          </>
        )}
      </span>
      {lacks && (
        <span className="lacks" title={lacks}>
          −{item.second}
        </span>
      )}
    </span>
  );
}
