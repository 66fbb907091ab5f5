/** Every kind of section, drawn. Ids become words here and nowhere in the rules. */
import { type CSSProperties, type ReactNode, useRef } from "react";
import { Icon, ideaOf } from "../icons";
import { Shape } from "../icons/ui";
import type { Cards, Deck, Grid, Item, Market, Section, Structure, Tableau, Track } from "../protocol";
import { countKey } from "../table/diff";
import { Card, Chip } from "./card";
import { useTable } from "./context";
import { Counters, Delta, Ticking } from "./counters";
import { HexMapView } from "./map";

/** Names the nth copy of a thing, so that motion knows which is which. */
export type Keys = (item: Item) => string;

export function isEmpty(x: Section): boolean {
  return ("items" in x && !x.items.length) || ("columns" in x && !x.columns.length);
}

export function SectionView({ section, keys }: { section: Section; keys: Keys }) {
  switch (section.kind) {
    case "counters":
      return (
        <Titled section={section}>
          <Counters section={section} />
        </Titled>
      );
    case "track":
      return <TrackView section={section} />;
    case "cards":
    case "market":
      return <CardsView section={section} keys={keys} />;
    case "structure":
      return <StructureView section={section} keys={keys} />;
    case "deck":
      return <DeckView section={section} keys={keys} />;
    case "tableau":
      return <TableauView section={section} keys={keys} />;
    case "table":
      return <GridView section={section} />;
    case "map":
      return (
        <Titled section={section}>
          <HexMapView section={section} />
        </Titled>
      );
  }
}

export function Titled({
  section,
  more,
  children,
}: {
  section: { title: string; seat?: string; kind: string };
  more?: ReactNode;
  children: ReactNode;
}) {
  const { words } = useTable();
  return (
    <section className="section" data-kind={section.kind} data-title={section.title}>
      <h3>
        {words.label(section.title)}
        {more}
      </h3>
      {children}
    </section>
  );
}

function CardsView({ section, keys }: { section: Cards | Market; keys: Keys }) {
  const chips = section.kind === "cards" && section.size === "chip";
  const limit = section.kind === "cards" ? section.limit : null;
  const more = limit != null && (
    <span className="limit">
      {section.items.length}/{limit}
    </span>
  );
  return (
    <Titled section={section} more={more}>
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
  const { words, deltas } = useTable();
  const delta = deltas.get(countKey(section, ""));
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

/** A seat's own things stand in columns of chips; what lies open for all is shown as cards. */
function TableauView({ section, keys }: { section: Tableau; keys: Keys }) {
  const { words } = useTable();
  const open = !section.seat;
  return (
    <Titled section={section}>
      <div
        className={open ? "tableau open" : "tableau"}
        style={{ "--columns": section.columns.length } as CSSProperties}
      >
        {section.columns.map((column) => {
          const idea = ideaOf(column.title);
          return (
            <div key={column.title} className="column" style={{ "--items": column.items.length } as CSSProperties}>
              <h4>
                {idea && <Icon idea={idea} />}
                {words.label(column.title)}
              </h4>
              <div className={open ? "cards" : "chips"}>
                {column.items.map((item) => {
                  const key = keys(item);
                  return open ? <Card key={key} item={item} flip={key} /> : <Chip key={key} item={item} flip={key} />;
                })}
              </div>
            </div>
          );
        })}
      </div>
    </Titled>
  );
}

function TrackView({ section }: { section: Track }) {
  const { words, deltas } = useTable();
  const size = section.high - section.low + 1;
  const spaces = Array.from({ length: size }, (_, i) => section.low + i);
  const saidOf = (m: Track["marks"][number]) => {
    const text = words.say(`mark-${m.name}`, { number: m.number ?? 0 });
    return m.seat ? `${words.seat(m.seat)}: ${text}` : text;
  };
  const marker = section.marks.find((m) => m.name === "marker");
  const delta = deltas.get(countKey(section, marker?.seat ?? ""));
  return (
    <Titled section={section} more={delta != null && <Delta value={delta} />}>
      <div className="track" style={{ "--spaces": size } as CSSProperties}>
        {spaces.map((at) => {
          const marks = section.marks.filter((m) => m.at === at);
          const moving = marks.filter((m) => m.name === "marker");
          const fixed = marks.filter((m) => m.name !== "marker");
          return (
            <span
              key={at}
              className="space"
              data-seat={fixed[0]?.seat}
              data-centre={at === 0 && section.low < 0 ? "" : undefined}
              title={marks.map(saidOf).join(", ")}
            >
              <span className="above">
                {fixed
                  .filter((m) => m.number != null && m.name !== "loot")
                  .map((m) => (
                    <span key={m.name} className="num">
                      {m.number}
                    </span>
                  ))}
              </span>
              <span className="spot">
                {fixed.map((m) => (m.number == null ? <Shape key={m.name} seat={m.seat ?? ""} size={16} /> : null))}
                {moving.map((m) => (
                  <span
                    key={`${m.name}${m.seat}`}
                    className="pawn"
                    data-key={`track:${section.title}:${m.seat ?? ""}`}
                    data-seat={m.seat}
                  >
                    {m.seat && <Shape seat={m.seat} size={12} />}
                  </span>
                ))}
              </span>
              <span className="below">
                {fixed
                  .filter((m) => m.name === "loot")
                  .map((m) => (
                    <span key={`${m.name}${m.number}`} className="loot num">
                      −{m.number}
                    </span>
                  ))}
              </span>
            </span>
          );
        })}
      </div>
      <p className="unseen">{section.marks.map((m) => `${m.at}: ${saidOf(m)}`).join("; ")}</p>
    </Titled>
  );
}

function GridView({ section }: { section: Grid }) {
  const { words } = useTable();
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
