/** What stands on the map: cities as clusters, armies and ships as stacks, camps of barbarians. */
import { pieceDrawing } from "../../../art/pieces";
import { onItem } from "../../../board/find";
import type { Drawn, MapLie } from "../../../board/hex";
import { Count } from "../../../board/hex";
import { hexCentre, type Point, SIZE as R, sideMiddle } from "../../../board/hexes";
import { Icon } from "../../../icons";
import type { IconName } from "../../../icons/drawings";
import type { Edge, Hex, Item, Piece } from "../../../protocol";
import { SEATS } from "./parts";

const ORDER = ["fortress", "academy", "", "temple", "port"]; // "": the house of the settlement
const HOUSE_BOX = "10 0 28 46"; // of a drawing of 48 by 48: a building with its foot on the lower edge
const TALL = 46 / 28;
const MOUTHS: Record<string, string> = {
  happy: "M-3.4 1.600q3.4 3.6 6.800 0",
  neutral: "M-3.2 2.600h6.400",
  angry: "M-3.4 4q3.4 -3.6 6.800 0",
};
const BADGES: Record<string, IconName> = { soldier: "army", settler: "worker", ship: "ship" };
const BARBARIANS = "owner:barbarians";
const SMALL = 60 / 36; // units for one pixel: on a smaller map a house stands to the left, and units to its right

/** The drawings of cities and units, for every seat. */
export const DRAWINGS: readonly Drawn[] = SEATS.flatMap((seat): Drawn[] => [
  { id: `house-${seat}`, piece: { kind: "city" }, seat, box: HOUSE_BOX },
  { id: `fortress-${seat}`, piece: { kind: "fortress" }, seat, box: HOUSE_BOX },
  { id: `academy-${seat}`, piece: { kind: "academy" }, seat, box: HOUSE_BOX },
  { id: `temple-${seat}`, piece: { kind: "temple" }, seat, box: HOUSE_BOX },
  { id: `port-${seat}`, piece: { kind: "port" }, seat, box: HOUSE_BOX },
  { id: `settler-${seat}`, piece: { kind: "settler" }, seat },
  { id: `soldier-${seat}`, piece: { kind: "infantry" }, seat },
  { id: `ship-${seat}`, piece: { kind: "ship" }, seat },
]).concat({ id: "barbarian-x", piece: { kind: "barbarian" }, seat: "" });

export const figureDrawing = (unit: string, seat: string): string =>
  unit === "barbarian"
    ? pieceDrawing({ kind: "barbarian" }, "")
    : pieceDrawing({ kind: unit === "soldier" ? "infantry" : unit === "ship" ? "ship" : "settler" }, seat);

const nameOf = (p: Piece) => p.ref.split(":")[1] ?? "";
const isUnit = (p: Piece) => p.ref.startsWith("unit:");

export type CityFacts = { city: Item | undefined; port: Edge | undefined };
type Props = { hex: Hex; lie: MapLie; prefix: string } & CityFacts;

/** Everything on one hex. */
export function OnHex({ hex, lie, prefix, city, port }: Props) {
  const pieces = hex.pieces ?? [];
  const at = hexCentre(hex, lie);
  const settled = pieces.some((p) => p.ref === "piece:settlement");
  const wild = pieces.find((p) => p.ref === BARBARIANS);
  const units = pieces.filter(isUnit);
  const aside = settled && units.length > 0 && lie.px > SMALL;
  return (
    <>
      {pieces.some((p) => p.ref === "mark:exhausted") && <Exhausted at={at} />}
      {settled && hex.seat && (
        <City hex={hex} at={at} lie={lie} prefix={prefix} city={city} port={port} aside={aside} />
      )}
      {settled && !hex.seat && <Camp at={at} n={wild ? (wild.count ?? 1) : 0} px={lie.px} />}
      {!settled && wild && <Figures units={[wild]} at={at} prefix={prefix} px={lie.px} />}
      {units.length > 0 &&
        (aside ? (
          <Badges units={units} at={{ x: at.x + 0.42 * R, y: at.y }} px={lie.px} dy={-0.26 * R} />
        ) : settled ? (
          <Badges units={units} at={at} px={lie.px} />
        ) : (
          <Figures units={units} at={at} prefix={prefix} px={lie.px} />
        ))}
    </>
  );
}

function Exhausted({ at }: { at: Point }) {
  return (
    <g className="exhausted">
      <circle cx={at.x} cy={at.y} r={R * 0.34} />
      <Icon name="ruin" x={at.x - R * 0.24} y={at.y - R * 0.24} width={R * 0.48} height={R * 0.48} />
    </g>
  );
}

type CityProps = { hex: Hex; at: Point; lie: MapLie; prefix: string; aside: boolean } & CityFacts;

/** A house, its buildings left and right of it, on a plinth with the mood and the size. */
function City({ hex, at: { x, y }, lie, prefix, city, port, aside }: CityProps) {
  const { px } = lie;
  const built = new Map(
    (hex.pieces ?? []).filter((p) => p.ref.startsWith("piece:")).map((p) => [nameOf(p), p.seat ?? ""]),
  );
  const row = ORDER.filter((b) => b === "" || built.has(b));
  const each = (row.length > 3 ? 0.31 : row.length > 1 ? 0.38 : 0.46) * R;
  const wides = row.map((b) => (b ? each : each * 1.16));
  const wide = wides.reduce((a, b) => a + b, 0);
  const base = y + 0.14 * R;
  const [pw, ph] = [Math.max(wide + 0.14 * R, 0.84 * R, 40 * px), Math.max(16 * px, 0.32 * R)];
  const mood = (hex.note ?? "").replace("city-", "") || "neutral";
  const wonder = (hex.pieces ?? []).find((p) => p.ref.startsWith("wonder:"));
  const middle = base - 2 + ph / 2;
  let left = x - wide / 2 - (aside ? 0.34 * R : 0);
  return (
    <g className="city">
      {port && <Pier at={{ x, y }} port={port} lie={lie} />}
      <rect className="plinth" data-mood={mood} x={x - pw / 2} y={base - 2} width={pw} height={ph} rx={ph / 2.4} />
      {row.map((b, i) => {
        const w = wides[i] ?? each;
        const from = left;
        left += w;
        const seat = b ? built.get(b) || hex.seat : hex.seat;
        return (
          <use
            key={b}
            href={`#${prefix}${b || "house"}-${seat}`}
            x={from}
            y={base - w * TALL + 1}
            width={w}
            height={w * TALL}
          />
        );
      })}
      <Face mood={mood} at={{ x: x - 8 * px, y: middle }} size={px} />
      <text className="number" data-mood={mood} x={x + 7.5 * px} y={middle + 4.5 * px}>
        {hex.number}
      </text>
      {onItem(city, "uses") && <Used at={{ x: x + pw / 2, y: base - 2 }} px={px} />}
      {wonder && (
        <g className="wonder-medal">
          <circle cx={x - 0.56 * R} cy={y - 0.46 * R} r={0.22 * R} />
          <Icon name="wonder" x={x - 0.7 * R} y={y - 0.6 * R} width={0.28 * R} height={0.28 * R} />
        </g>
      )}
    </g>
  );
}

/** The mood of a city, 14 pixels wide. */
export function Face({ mood, at = { x: 0, y: 0 }, size = 1 }: { mood: string; at?: Point; size?: number }) {
  const d = `M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0M-2.2 -2v.6M2.2 -2v.6${MOUTHS[mood] ?? MOUTHS.neutral}`;
  return <path className="face" data-mood={mood} d={d} transform={`translate(${at.x} ${at.y}) scale(${size})`} />;
}

function Pier({ at, port, lie }: { at: Point; port: Edge; lie: MapLie }) {
  const [a, b] = [sideMiddle(at, port.side, lie, 0.62), sideMiddle(at, port.side, lie, 1.04)];
  return <line className="pier" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

/** The city was activated this turn. */
function Used({ at, px }: { at: Point; px: number }) {
  return (
    <g className="used">
      <circle cx={at.x} cy={at.y} r={7.5 * px} />
      <path d={`M${at.x - 3.4 * px} ${at.y}l${2.4 * px} ${2.6 * px}l${4.4 * px} ${-5 * px}`} strokeWidth={2 * px} />
    </g>
  );
}

function Camp({ at: { x, y }, n, px }: { at: Point; n: number; px: number }) {
  const base = y + 0.14 * R;
  const [pw, ph] = [Math.max(0.82 * R, 38 * px), Math.max(16 * px, 0.32 * R)];
  return (
    <g className="camp">
      <rect className="plinth" data-mood="wild" x={x - pw / 2} y={base - 2} width={pw} height={ph} rx={ph / 2.4} />
      <path
        className="tent"
        d={`M${x} ${base - 0.6 * R}L${x + 0.36 * R} ${base}H${x + 0.11 * R}L${x} ${base - 0.3 * R}L${x - 0.11 * R} ${base}H${x - 0.36 * R}z`}
      />
      <Icon
        className="icon face"
        data-mood="wild"
        name="helmet"
        x={x - 15 * px}
        y={base - 2 + ph / 2 - 7 * px}
        width={14 * px}
        height={14 * px}
      />
      <text className="number" data-mood="wild" x={x + 8 * px} y={base - 2 + ph / 2 + 4.5 * px}>
        {n}
      </text>
    </g>
  );
}

/** Units in a city, or aboard a ship: a badge with the kind and the number. */
function Badges({ units, at, px, dy = 0.68 * R }: { units: readonly Piece[]; at: Point; px: number; dy?: number }) {
  const high = Math.max(17 * px, 0.36 * R);
  const wideOf = (u: Piece) => ((u.count ?? 1) > 1 ? high * 0.8 + 17 * px : high * 1.15);
  let left = at.x - units.reduce((sum, u) => sum + wideOf(u) + 3, -3) / 2;
  return units.map((u) => {
    const [wide, many] = [wideOf(u), u.count ?? 1];
    const x = left;
    left += wide + 3;
    const top = at.y + dy - high / 2;
    const icon = high * 0.76;
    return (
      <g key={`${u.ref}${u.seat}`} className="badge" data-seat={u.seat}>
        <rect x={x} y={top} width={wide} height={high} rx={5.5 * px} />
        <Icon
          name={BADGES[nameOf(u)] ?? "army"}
          x={many > 1 ? x + 2 * px : x + (wide - icon) / 2}
          y={top + (high - icon) / 2}
          width={icon}
          height={icon}
        />
        {many > 1 && (
          <text className="number" x={x + wide - 8 * px} y={top + high / 2 + 4.6 * px}>
            {many}
          </text>
        )}
      </g>
    );
  });
}

/** Units in the open, as wooden figures; what is aboard ships as badges above them. */
function Figures({ units, at, prefix, px }: { units: readonly Piece[]; at: Point; prefix: string; px: number }) {
  const ships = units.some((u) => nameOf(u) === "ship");
  const shown = ships ? units.filter((u) => nameOf(u) === "ship") : units;
  const aboard = ships ? units.filter((u) => nameOf(u) !== "ship") : [];
  const size = (shown.length > 2 ? 0.56 : shown.length > 1 ? 0.7 : 0.9) * R;
  return (
    <>
      {shown.map((u, i) => {
        const x = at.x + (i - (shown.length - 1) / 2) * size * 1.02;
        const y = at.y + (ships ? 0.08 * R : 0);
        const many = u.count ?? 1;
        const id = u.ref === BARBARIANS ? "barbarian-x" : `${nameOf(u)}-${u.seat}`;
        const use = (dx: number, dy: number, key: string) => (
          <use
            key={key}
            href={`#${prefix}${id}`}
            x={x - size / 2 + dx}
            y={y - size / 2 + dy}
            width={size}
            height={size}
          />
        );
        return (
          <g key={`${u.ref}${u.seat}`}>
            {many > 1 && use(5, -4, "under")}
            {use(0, 0, "top")}
            {many > 1 && <Count at={{ x: x + size * 0.34, y: y + size * 0.36 }} n={many} px={px} seat={u.seat} />}
          </g>
        );
      })}
      {aboard.length > 0 && <Badges units={aboard} at={at} px={px} dy={-0.5 * R} />}
    </>
  );
}
