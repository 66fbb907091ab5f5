/** How every kind of section is drawn. */
import { type CSSProperties, memo, useRef } from "react";
import { Icon, iconFor } from "../icons";
import type { Cards, Column, Deck, Grid, Item, Market, Section, Structure, Tableau } from "../protocol";
import { countKey } from "../table/diff";
import { Card, Chip } from "./card";
import { useDelta, useTableBasics } from "./context";
import { Counters, Delta, Ticking } from "./counters";
import { HexMapView } from "./map";
import { SectionBox } from "./sectionbox";
import { Strip } from "./strip";
import { BankView, TrackView } from "./track";

/** The key of an item: different for each copy of a thing, so that motion can tell them apart. */
export type ItemKeys = (item: Item) => string;

export function isEmpty(x: Section): boolean {
  return ("items" in x && !x.items.length) || ("columns" in x && !x.columns.length);
}

type Props = { section: Section; keys: ItemKeys; brief?: boolean };

/** A section, drawn again only when it changes. Things in it watch their own highlight. */
export const SectionView = memo(function SectionView({ section, keys, brief }: Props) {
  switch (section.kind) {
    case "counters":
      return (
        <SectionBox section={section}>
          <Counters section={section} />
        </SectionBox>
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
      return section.seat ? (
        <TableauView section={section} keys={keys} />
      ) : (
        <OpenCardsView section={section} keys={keys} />
      );
    case "table":
      return <GridView section={section} />;
    case "map":
      return (
        <SectionBox section={section}>
          <HexMapView section={section} />
        </SectionBox>
      );
  }
});

function CardsView({ section, keys, brief }: { section: Cards | Market; keys: ItemKeys; brief?: boolean }) {
  const chips = brief || (section.kind === "cards" && section.size === "chip");
  const limit = section.kind === "cards" ? section.limit : null;
  const more = limit != null && (
    <span className="limit" data-over={section.items.length > limit ? "" : undefined}>
      {section.items.length}/{limit}
    </span>
  );
  return (
    <SectionBox section={section} more={more} kind={chips ? "chips" : section.kind}>
      <div className={chips ? "chips" : "cards"}>
        {section.items.map((item) => {
          const key = keys(item);
          return chips ? (
            <Chip key={key} item={item} motionKey={key} />
          ) : (
            <Card key={key} item={item} motionKey={key} />
          );
        })}
        {!section.items.length && <span className="none">—</span>}
      </div>
    </SectionBox>
  );
}

/** Cards that lie on one another, as on a table; `x` counts half cards. */
function StructureView({ section, keys }: { section: Structure; keys: ItemKeys }) {
  const xs = section.items.map((i) => i.x ?? 0);
  const ys = section.items.map((i) => i.y ?? 0);
  const seen = useRef({ title: "", left: 0, right: 0 }); // keeps its first width, so that nothing jumps
  if (seen.current.title !== section.title)
    seen.current = { title: section.title, left: Math.min(...xs), right: Math.max(...xs) };
  const left = Math.min(seen.current.left, ...xs);
  const wide = Math.max(seen.current.right, ...xs) - left + 2;
  const top = Math.min(...ys);
  const high = Math.max(...ys) - top;
  const sorted = [...section.items].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0));
  return (
    <SectionBox section={section}>
      <div className="structure-room">
        <div className="structure" style={{ "--wide": wide, "--high": high } as CSSProperties}>
          {sorted.map((item) => {
            const key = keys(item);
            const at = { "--x": (item.x ?? 0) - left, "--y": (item.y ?? 0) - top } as CSSProperties;
            return <Card key={key} item={item} motionKey={key} style={at} />;
          })}
        </div>
      </div>
    </SectionBox>
  );
}

function DeckView({ section, keys }: { section: Deck; keys: ItemKeys }) {
  const { words } = useTableBasics();
  const delta = useDelta(countKey(section, ""));
  return (
    <SectionBox section={section}>
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
            return <Chip key={key} item={item} motionKey={key} />;
          })}
        </span>
      </div>
    </SectionBox>
  );
}

function ColumnTitle({ column }: { column: Column }) {
  const { words } = useTableBasics();
  const icon = iconFor(column.title);
  return (
    <h4>
      {icon && <Icon name={icon} />}
      {words.label(column.title)}
    </h4>
  );
}

/** The things of a seat, in columns of chips. */
function TableauView({ section, keys }: { section: Tableau; keys: ItemKeys }) {
  const places = section.columns.every((column) => column.items.length < 2);
  return (
    <SectionBox section={section}>
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
                return <Chip key={key} item={item} motionKey={key} />;
              })}
            </div>
          </div>
        ))}
      </div>
    </SectionBox>
  );
}

/** Open cards that belong to nobody, in one row. */
function OpenCardsView({ section, keys }: { section: Tableau; keys: ItemKeys }) {
  return (
    <SectionBox section={section} kind="row">
      <Strip>
        {section.columns.map((column) => (
          <div key={column.title} className="part">
            <ColumnTitle column={column} />
            <div className="part-cards">
              {column.items.map((item) => {
                const key = keys(item);
                return <Card key={key} item={item} motionKey={key} />;
              })}
            </div>
          </div>
        ))}
      </Strip>
    </SectionBox>
  );
}

function GridView({ section }: { section: Grid }) {
  const { words } = useTableBasics();
  return (
    <SectionBox section={section}>
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
    </SectionBox>
  );
}
