/** The cards of the age, lying on one another; each open one shows whether it can be built and what it costs. */
import { type CSSProperties, memo, useRef } from "react";
import { Back, costsAndEffects, ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { SectionBox } from "../../../board/sectionbox";
import type { ItemKeys } from "../../../board/sections";
import { Icon, signsInWords } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Fact, Item, Structure } from "../../../protocol";
import { Hyphenated } from "./hyphenated";
import { Chain, Signs } from "./signs";

const AXIS = 6; // the centre of every age, in half cards

const placeOf = (item: Item) => `${item.x ?? 0},${item.y ?? 0}`;
const isOpen = (item: Item) => item.note !== "covered" && !item.ref.endsWith(":?");

const placeStyle = (x: number, y: number) => ({ "--x": x, "--y": y }) as CSSProperties;

/** The places that were covered at the last change and are open now. */
function useUncovered(section: Structure): ReadonlySet<string> {
  const was = useRef({ title: "", open: new Set<string>(), uncovered: new Set<string>() });
  const open = new Set(section.items.filter(isOpen).map(placeOf));
  const old = was.current;
  if (old.title !== section.title) was.current = { title: section.title, open, uncovered: new Set() };
  else if ([...open].join() !== [...old.open].join())
    was.current = { title: section.title, open, uncovered: new Set([...open].filter((x) => !old.open.has(x))) };
  return was.current.uncovered;
}

export const Pyramid = memo(function Pyramid({ section, keys }: { section: Structure; keys: ItemKeys }) {
  const seen = useRef({ title: "", reach: 0, high: 0 }); // keeps its first size, so that nothing jumps
  const reach = Math.max(...section.items.map((i) => Math.abs((i.x ?? 0) - AXIS)));
  const ys = section.items.map((i) => i.y ?? 0);
  const top = Math.min(...ys);
  const high = Math.max(...ys) - top;
  if (seen.current.title !== section.title) seen.current = { title: section.title, reach, high };
  const half = Math.max(seen.current.reach, reach);
  const left = AXIS - half;
  const uncovered = useUncovered(section);
  const sorted = [...section.items].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0));
  const room = { "--wide": 2 * half + 2, "--high": Math.max(seen.current.high, high) } as CSSProperties;
  return (
    <SectionBox section={section}>
      <div className="structure-room">
        <div className="structure" style={room}>
          {sorted.map((item) => {
            const key = keys(item);
            const [x, y] = [(item.x ?? 0) - left, (item.y ?? 0) - top];
            if (item.ref.endsWith(":?")) return <Back key={key} item={item} motionKey={key} style={placeStyle(x, y)} />;
            return (
              <Building key={key} item={item} motionKey={key} x={x} y={y} uncovered={uncovered.has(placeOf(item))} />
            );
          })}
        </div>
      </div>
    </SectionBox>
  );
});

/** How many coins are missing, in words. */
export function useMissingCoins(item: Item): string {
  const { words } = useTableBasics();
  return item.note === "short" ? words.say("web-duel-lacks", { n: item.second ?? 0 }) : "";
}

type BuildingProps = { item: Item; motionKey: string; x: number; y: number; uncovered: boolean };

const Building = memo(function Building({ item, motionKey, x, y, uncovered }: BuildingProps) {
  const { words, facts, pictures } = useTableBasics();
  const note = useNote(item);
  const missing = useMissingCoins(item);
  const cardFacts = facts.get(item.ref) ?? [];
  const [costs, effects] = costsAndEffects(cardFacts);
  const name = words.ref(item.ref);
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  return (
    <Thing
      of={item.ref}
      className={`card full-picture ${pictures.card(item.ref)}`}
      data-tone={item.tone}
      data-kind="card"
      data-note={item.note}
      data-uncovered={uncovered ? "" : undefined}
      data-key={motionKey}
      data-long={/\S{9}/.test(name) ? "" : undefined}
      style={placeStyle(x, y)}
    >
      <span className="band">
        <span className="name">
          <Hyphenated text={name} />
        </span>
      </span>
      <ScreenReaderLabel of={[can, signsInWords(note, words), missing, ...words.facts(cardFacts)]} />
      <span className="body" aria-hidden="true">
        <span className="cost-line">
          <Signs of={costs} />
          {item.note !== "linked" && <Chain cardFacts={cardFacts} />}
        </span>
        <span className="effects-line">
          <Signs of={effects} />
        </span>
        {isOpen(item) && <Affordability item={item} cardFacts={cardFacts} />}
      </span>
    </Thing>
  );
});

/** Whether a card can be paid, its cost, and how many coins are missing. */
export function Affordability({ item, cardFacts = [] }: { item: Item; cardFacts?: readonly Fact[] }) {
  const missing = useMissingCoins(item);
  const can = item.can == null ? "" : item.can ? "yes" : "no";
  return (
    <span className="state" data-can={can} data-chain={item.note === "linked" ? "" : undefined}>
      {can && <UiIcon name={item.can ? "check" : "lock"} size={15} />}
      <span className="sum">
        {item.note === "linked" ? (
          <Chain cardFacts={cardFacts} />
        ) : (
          <>
            {item.number}
            <Icon name="coins" />
          </>
        )}
      </span>
      {missing && (
        <span className="missing-coins" title={missing}>
          −{item.second}
        </span>
      )}
    </span>
  );
}
