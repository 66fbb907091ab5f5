/** The tree of technologies: three levels from left to right, with an arrow from each to those it opens. */
import { type CSSProperties, memo } from "react";
import { ScreenReaderLabel, Thing, useNote } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import type { ItemKeys } from "../../../board/sections";
import { Icon, iconForRef, signsInWords } from "../../../icons";
import { UiIcon } from "../../../icons/ui";
import type { Item, Tableau } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { softHyphens } from "../../../words/hyphens";
import { techFacts } from "./model";
import { AllDone, Amount, Coin, Doubt, Heading } from "./signs";
import { useAbilityOrSelf, useByWorker } from "./sources";

// The arrows are drawn on a grid of its own, which is stretched over the tree: a node is 100 wide, a gap 17.
const [NODE, GAP, HIGH, LINE] = [100, 17, 60, 10];

const LETTERS = 8; // longer words may be broken

type Placed = { item: Item; level: number; line: number };

/** Each technology with its level and its line. */
function placed(section: Tableau): Placed[] {
  return section.columns.flatMap((column, line) => column.items.map((item, level) => ({ item, level, line })));
}

type TreeProps = { section: Tableau; specials: readonly Item[]; keys: ItemKeys };

export const Tree = memo(function Tree({ section, specials, keys }: TreeProps) {
  const { words } = useTableBasics();
  const all = placed(section);
  const levels = Math.max(...all.map((x) => x.level)) + 1;
  const prices = new Set(specials.map((x) => x.number));
  const price = prices.size === 1 ? specials[0]?.number : null; // said once
  return (
    <section className="era-tree" data-title="technologies">
      <Heading about={words.say("web-era-tree-about")}>{words.label("technologies")}</Heading>
      {specials.length > 0 && (
        <div className="era-specials">
          <span className="era-about">
            {words.label("specials")} {price != null && <Amount of="coins" n={price} />}
          </span>
          {specials.map((item) => (
            <Thing key={keys(item)} of={item.ref} className="era-special" data-tone={item.tone} data-key={keys(item)}>
              <span className="name">{words.ref(item.ref)}</span>
              {item.number != null && item.number !== price && <Amount of="coins" n={item.number} />}
            </Thing>
          ))}
        </div>
      )}
      <div className="era-nodes" style={{ "--levels": levels, "--lines": section.columns.length } as CSSProperties}>
        <Arrows all={all} levels={levels} lines={section.columns.length} />
        {all.map((x) => (
          <Node key={keys(x.item)} {...x} motionKey={keys(x.item)} />
        ))}
      </div>
    </section>
  );
}, sameProps);

/** A special technology has the arrows of the one that it replaces. */
function Arrows({ all, levels, lines }: { all: readonly Placed[]; levels: number; lines: number }) {
  const { facts } = useTableBasics();
  const of = (x: Placed) => techFacts(facts.get(x.item.ref) ?? []);
  const from = new Map(all.flatMap((x) => [x.item.ref, of(x).standsFor].map((ref) => [ref, x] as const)));
  const arrows = all.flatMap((to) => {
    const before = of(to).opened.flatMap((ref) => from.get(ref) ?? []);
    return [...new Set(before)].map((x) => ({ from: x, to }));
  });
  return (
    <svg
      className="era-arrows"
      viewBox={`0 0 ${levels * (NODE + GAP) - GAP} ${lines * (HIGH + LINE) - LINE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {arrows.map(({ from: a, to: b }) => {
        const [x, y] = [a.level * (NODE + GAP) + NODE, a.line * (HIGH + LINE) + HIGH / 2];
        const end = b.level * (NODE + GAP) - 1;
        const at = b.line * (HIGH + LINE) + HIGH / 2 + Math.sign(a.line - b.line) * 14;
        const known = a.item.note === "known" ? "" : undefined;
        const name = `${a.item.ref}${b.item.ref}`;
        return [
          <path key={name} data-known={known} d={`M${x} ${y}C${x + 9} ${y} ${end - 12} ${at} ${end - 3} ${at}`} />,
          <path key={`${name}>`} className="era-head" data-known={known} d={`M${end} ${at}l-5-4v8z`} />,
        ];
      })}
    </svg>
  );
}

const Node = memo(function Node({ item, level, line, motionKey }: Placed & { motionKey: string }) {
  const { words, facts } = useTableBasics();
  const note = useNote(item);
  const of = useAbilityOrSelf(item.ref);
  const learn = useByWorker("technology", "learn");
  const own = facts.get(item.ref) ?? [];
  const can = item.can == null ? "" : words.say(item.can ? "web-can" : "web-cannot");
  return (
    <Thing
      of={of}
      className="era-node"
      data-kind="tech"
      data-note={item.note}
      data-key={motionKey}
      style={{ gridArea: `${line + 1} / ${level + 1}` }}
      play={item.can && learn ? () => learn(item.ref) : undefined}
    >
      <span className="era-node-head">
        <span className="era-tile">
          <Icon name={iconForRef(item.ref, own)} />
        </span>
        <span className="name">{softHyphens(words.ref(item.ref), LETTERS)}</span>
        <span className="era-node-state" aria-hidden="true">
          {item.note === "known" && <UiIcon name="check" size={15} />}
          {item.note === "locked" && <UiIcon name="lock" size={15} />}
          {item.note === "coins" && <Coin n={item.number ?? 0} size={22} />}
        </span>
      </span>
      <ScreenReaderLabel of={[can, signsInWords(note, words), ...words.facts(own)]} />
      <span className="era-node-does" aria-hidden="true">
        <AllDone facts={techFacts(own).does} /> <Doubt of={item.ref} />
      </span>
    </Thing>
  );
}, sameProps);
