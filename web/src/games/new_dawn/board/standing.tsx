/** What stands on a space: flags and cities, city-states, wonders, resources, barbarians and caravans. */
import { useCallback, useMemo } from "react";
import { useTableBasics } from "../../../board/context";
import type { Drawn, HexDrawing } from "../../../board/hex";
import { hexCentre, type Point, SIZE as R } from "../../../board/hexes";
import { Icon, iconFor } from "../../../icons";
import type { Fact, Hex, Piece } from "../../../protocol";
import { split } from "../../../words/words";
import type { Empires } from "./empires";
import { typeIcon } from "./types";

const SEATS = ["A", "B", "C", "D"];
const HELD = { control: 1.12, reinforced: 1.12, city: 1.32, capital: 1.5 } as const; // wide, in parts of a hex
const RESOURCES = { marble: "marble", mercury: "mercury", oil: "oil", diamond: "diamonds" } as const;
const SHIELD = "M-1-1H1V0Q1 .9 0 1.25Q-1 .9-1 0z";

export const DRAWINGS: readonly Drawn[] = [
  ...SEATS.flatMap((seat): Drawn[] => [
    { id: `control-${seat}`, piece: { kind: "control" }, seat },
    { id: `reinforced-${seat}`, piece: { kind: "reinforced" }, seat },
    { id: `city-${seat}`, piece: { kind: "city" }, seat },
    { id: `capital-${seat}`, piece: { kind: "capital" }, seat },
    { id: `caravan-${seat}`, piece: { kind: "caravan" }, seat },
  ]),
  ...Object.entries(RESOURCES).map(([name, kind]): Drawn => ({ id: name, piece: { kind }, seat: "" })),
];

type Facts = ReadonlyMap<string, readonly Fact[]>;

/** How everything on a space is drawn. */
export function useStanding(table: Empires): HexDrawing {
  const { facts } = useTableBasics();
  const row = table.row(table.seats[0] ?? "");
  const tones = useMemo(() => new Map(row.map((x) => [typeIcon(facts.get(x.ref)), x.tone ?? ""])), [row, facts]);
  return useCallback(
    (hex, lie, prefix) => <OnSpace hex={hex} at={hexCentre(hex, lie)} prefix={prefix} {...{ facts, tones }} />,
    [facts, tones],
  );
}

type Props = { hex: Hex; at: Point; prefix: string; facts: Facts; tones: ReadonlyMap<string, string> };

function OnSpace({ hex, at: { x, y }, prefix, facts, tones }: Props) {
  const pieces = (hex.pieces ?? []).filter((p) => !p.figure);
  const of = (kind: string) => pieces.find((p) => split(p.ref)[0] === kind);
  const has = (ref: string) => pieces.find((p) => p.ref === ref);
  const [hold, state, natural, resource] = [of("hold"), of("state"), of("natural"), of("resource")];
  const [barbarian, wonder, caravan] = [of("barbarian"), of("wonder"), has("piece:caravan")];
  const settled = !!(hold || state || natural || resource);
  const aside = barbarian && settled ? -0.2 * R : 0;
  return (
    <>
      {has("piece:lair") && !settled && <Lair at={{ x, y }} />}
      {natural && <Natural at={{ x, y }} facts={facts.get(natural.ref)} prefix={prefix} />}
      {resource && <Resource name={split(resource.ref)[1]} at={{ x, y }} prefix={prefix} />}
      {state && (
        <Shield
          at={{ x: x + aside, y }}
          size={0.44 * R}
          tone={tones.get(typeIcon(facts.get(state.ref)))}
          facts={facts.get(state.ref)}
        />
      )}
      {hold && <Held hold={hold} mature={!!has("piece:mature")} at={{ x: x + aside, y }} prefix={prefix} />}
      {has("piece:conquered") && <Shield at={{ x: x - 0.5 * R, y: y - 0.36 * R }} size={0.18 * R} tone="brown" />}
      {wonder && <Medal at={{ x: x + 0.46 * R, y: y - 0.3 * R }} />}
      {barbarian && <Barbarian at={{ x: x + (settled ? 0.3 * R : -0.06 * R), y }} />}
      {caravan && <Caravan piece={caravan} at={{ x, y }} aside={pieces.length > 1} prefix={prefix} />}
    </>
  );
}

function Lair({ at: { x, y } }: { at: Point }) {
  return (
    <g className="dawn-lair">
      <circle cx={x} cy={y} r={0.42 * R} />
      <Icon name="helmet" x={x - 0.24 * R} y={y - 0.24 * R} width={0.48 * R} height={0.48 * R} />
    </g>
  );
}

type SignProps = { at: Point; facts?: readonly Fact[] | undefined };

/** The token of a natural wonder with the resource that it counts as. */
function Natural({ at, facts = [], prefix }: SignProps & { prefix: string }) {
  const name = facts.find(([id]) => id === "counts-as")?.[1].resource;
  return (
    <g className="dawn-natural">
      <circle className="dawn-ring" cx={at.x} cy={at.y} r={0.5 * R} />
      <Resource name={String(name)} at={at} prefix={prefix} />
    </g>
  );
}

function Resource({ name, at: { x, y }, prefix }: { name: string; at: Point; prefix: string }) {
  const size = 0.62 * R;
  return (
    <g className="dawn-resource">
      <circle cx={x} cy={y} r={0.4 * R} />
      {name in RESOURCES ? (
        <use href={`#${prefix}${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      ) : (
        <Icon name={iconFor(name) ?? "sun"} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      )}
    </g>
  );
}

/** A city-state, in the colour of its type. */
function Shield({ at: { x, y }, size, tone, facts }: SignProps & { size: number; tone: string | undefined }) {
  const wide = size * 1.3;
  return (
    <g className="dawn-state" data-tone={tone}>
      <path d={SHIELD} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`} />
      {facts && <Icon name={typeIcon(facts)} x={x - wide / 2} y={y - 0.62 * wide} width={wide} height={wide} />}
    </g>
  );
}

type HeldProps = { hold: Piece; mature: boolean; at: Point; prefix: string };

/** A control token or a city; a wreath lies around a mature one. */
function Held({ hold, mature, at: { x, y }, prefix }: HeldProps) {
  const kind = split(hold.ref)[1] as keyof typeof HELD;
  const wide = (HELD[kind] ?? 1) * R;
  return (
    <>
      {mature && (
        <g className="dawn-wreath">
          <circle cx={x} cy={y} r={0.66 * R} />
          <Icon name="laurels" x={x - 0.78 * R} y={y - 0.74 * R} width={1.56 * R} height={1.56 * R} />
        </g>
      )}
      <use href={`#${prefix}${kind}-${hold.seat}`} x={x - wide / 2} y={y - 0.54 * wide} width={wide} height={wide} />
    </>
  );
}

function Medal({ at: { x, y } }: { at: Point }) {
  return (
    <g className="dawn-medal">
      <circle cx={x} cy={y} r={0.27 * R} />
      <Icon name="wonder" x={x - 0.19 * R} y={y - 0.19 * R} width={0.38 * R} height={0.38 * R} />
    </g>
  );
}

function Barbarian({ at: { x, y } }: { at: Point }) {
  return (
    <g className="dawn-barbarian">
      <circle cx={x} cy={y} r={0.42 * R} />
      <Icon name="helmet" x={x - 0.32 * R} y={y - 0.3 * R} width={0.6 * R} height={0.6 * R} />
    </g>
  );
}

type CaravanProps = { piece: Piece; at: Point; aside: boolean; prefix: string };

function Caravan({ piece, at: { x, y }, aside, prefix }: CaravanProps) {
  const wide = (aside ? 0.8 : 1.1) * R;
  const [left, top] = aside ? [x - 0.06 * R, y - 0.02 * R] : [x - wide / 2, y - wide / 2];
  return <use href={`#${prefix}caravan-${piece.seat}`} x={left} y={top} width={wide} height={wide} />;
}
