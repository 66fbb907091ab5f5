/** Every kind of section, drawn. Ids become words here and nowhere in the rules. */
import { type CSSProperties, memo, useRef } from "react";
import { Icon, iconFor } from "../icons";
import type { Cards, Column, Deck, Grid, Item, Market, Section, Structure, Tableau } from "../protocol";
import { countKey } from "../table/diff";
import { Card, Chip } from "./card";
import { useDelta, useSteady } from "./context";
import { Counters, Delta, Ticking } from "./counters";
import { HexMapView } from "./map";
import { Strip } from "./strip";
import { Titled } from "./titled";
import { BankView, TrackView } from "./track";

export { Titled };

/** Names the nth copy of a thing, so that motion knows which is which. */
export type Keys = (item: Item) => string;

export function isEmpty(x: Section): boolean {
  return ("items" in x && !x.items.length) || ("columns" in x && !x.columns.length);
}

type Props = { section: Section; keys: Keys; brief?: boolean };

/** Drawn anew only when it is another section: what is lit and what would change, things find out themselves. */
export const SectionView = memo(function SectionView({ section, keys, brief }: Props) {
  switch (section.kind) {
    case "counters":
      return (
        <Titled section={section}>
          <Counters section={section} />
        </Titled>
      );
    case "track":
      return section.scales?.length ? <BankView section={section} /> : <TrackView section={section} />;
    case "cards":
    case "market":
      return <CardsView section={section} keys={keys} brief={brief} />;
    case "structure":
      return <StructureView section={section} keys={keys} />;
    case "deck":
      return <DeckView section={section} keys={keys} />;
    case "tableau":
      return section.seat ? <TableauView section={section} keys={keys} /> : <RowView section={section} keys={keys} />;
    case "table":
      return <GridView section={section} />;
    case "map":
      return (
        <Titled section={section}>
          <HexMapView section={section} />
        </Titled>
      );
  }
});

function CardsView({ section, keys, brief }: { section: Cards | Market; keys: Keys; brief?: boolean }) {
  const chips = brief || (section.kind === "cards" && section.size === "chip");
  const limit = section.kind === "cards" ? section.limit : null;
  const more = limit != null && (
    <span className="limit" data-over={section.items.length > limit ? "" : undefined}>
      {section.items.length}/{limit}
    </span>
  );
  return (
    <Titled section={section} more={more} kind={chips ? "chips" : section.kind}>
      <div className={chips ? "chips" : "cards"}>
        {section.items.map((item) => {
          const key = keys(item);
          return chips ? <Chip key={key} item={item} flip={key} /> : <Card key={key} item={item} flip={key} />;
        })}
        {!section.items.length && <span className="none">—</span>}
      </div>
    </Titled>
  );
}

/** Cards lying on one another, exactly as at the table; `x` counts half cards. */
function StructureView({ section, keys }: { section: Structure; keys: Keys }) {
  const xs = section.items.map((i) => i.x ?? 0);
  const ys = section.items.map((i) => i.y ?? 0);
  const seen = useRef({ title: "", left: 0, right: 0 }); // as broad as it was laid, so that nothing jumps
  if (seen.current.title !== section.title)
    seen.current = { title: section.title, left: Math.min(...xs), right: Math.max(...xs) };
  const left = Math.min(seen.current.left, ...xs);
  const wide = Math.max(seen.current.right, ...xs) - left + 2;
  const top = Math.min(...ys);
  const high = Math.max(...ys) - top;
  const sorted = [...section.items].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0));
  return (
    <Titled section={section}>
      <div className="structure-room">
        <div className="structure" style={{ "--wide": wide, "--high": high } as CSSProperties}>
          {sorted.map((item) => {
            const key = keys(item);
            const at = { "--x": (item.x ?? 0) - left, "--y": (item.y ?? 0) - top } as CSSProperties;
            return <Card key={key} item={item} flip={key} style={at} />;
          })}
        </div>
      </div>
    </Titled>
  );
}

function DeckView({ section, keys }: { section: Deck; keys: Keys }) {
  const { words } = useSteady();
  const delta = useDelta(countKey(section, ""));
  return (
    <Titled section={section}>
      <div className="deck">
        <span className="pile" data-empty={section.count ? undefined : ""}>
          <Ticking value={section.count} />
          {section.limit != null && <span className="of">/{section.limit}</span>}
        </span>
        {delta != null && <Delta value={delta} />}
        <span className="backs">
          {(section.backs ?? []).map((back) => (
            <span key={back.name}>
              {words.label(back.name)} <b className="num">{back.value}</b>
            </span>
          ))}
        </span>
        <span className="chips">
          {(section.known ?? []).map((item) => {
            const key = keys(item);
            return <Chip key={key} item={item} flip={key} />;
          })}
        </span>
      </div>
    </Titled>
  );
}

function ColumnTitle({ column }: { column: Column }) {
  const { words } = useSteady();
  const icon = iconFor(column.title);
  return (
    <h4>
      {icon && <Icon name={icon} />}
      {words.label(column.title)}
    </h4>
  );
}

/** A seat's own things stand in columns of chips. */
function TableauView({ section, keys }: { section: Tableau; keys: Keys }) {
  const places = section.columns.every((column) => column.items.length < 2);
  return (
    <Titled section={section}>
      <div
        className="tableau"
        data-places={places ? "" : undefined}
        style={{ "--columns": section.columns.length } as CSSProperties}
      >
        {section.columns.map((column) => (
          <div key={column.title} className="column">
            <ColumnTitle column={column} />
            <div className="chips">
              {column.items.map((item) => {
                const key = keys(item);
                return <Chip key={key} item={item} flip={key} />;
              })}
            </div>
          </div>
        ))}
      </div>
    </Titled>
  );
}

/** What lies open for all is one row of cards, its parts side by side. */
function RowView({ section, keys }: { section: Tableau; keys: Keys }) {
  return (
    <Titled section={section} kind="row">
      <Strip>
        {section.columns.map((column) => (
          <div key={column.title} className="part">
            <ColumnTitle column={column} />
            <div className="part-cards">
              {column.items.map((item) => {
                const key = keys(item);
                return <Card key={key} item={item} flip={key} />;
              })}
            </div>
          </div>
        ))}
      </Strip>
    </Titled>
  );
}

function GridView({ section }: { section: Grid }) {
  const { words } = useSteady();
  return (
    <Titled section={section}>
      <div className="scroll-x">
        <table className="grid">
          <thead>
            <tr>
              <td />
              {section.columns.map((column) => (
                <th key={column} scope="col">
                  {words.label(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{words.label(row.title)}</th>
                {row.cells.map((cell, i) => (
                  <td key={section.columns[i]} className={typeof cell === "number" ? "num" : undefined}>
                    {typeof cell === "number" ? cell : cell && <Chip item={{ ref: cell }} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Titled>
  );
}
