/** Ways between two places of a map, such as trade routes: an arc of its owner, with what it brings in the middle. */
import { Icon } from "../icons";
import type { IconName } from "../icons/drawings";
import type { Hex } from "../protocol";
import type { HexHandlers, MapLie } from "./hex";
import { hexCentre, type Point, SIZE } from "./hexes";

export type MapWay = { from: string; to: string; seat: string; icons: readonly IconName[]; text: string };

const [LEAVES, ENTERS] = [0.5, 0.66]; // so far from the centres of its places, where pieces stand, in parts of a hex
const BEND = 0.16; // of its length, so that ways there and back do not lie on one another
const [HIGH, WIDE] = [17, 15]; // of what it brings, and of each icon in it, in pixels
const LARGEST = 1.5; // units of the map for one pixel: where a map is nearer than that, ways do not grow with the rest

/** The start, the point that the arc bends to, and the end. */
export function arcOf(from: Point, to: Point): readonly [Point, Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const a = { x: from.x + dx * SIZE * LEAVES, y: from.y + dy * SIZE * LEAVES };
  const b = { x: to.x - dx * SIZE * ENTERS, y: to.y - dy * SIZE * ENTERS };
  const bend = far * BEND;
  return [a, { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend }, b];
}

/** The middle of an arc. */
export const middleOf = ([a, c, b]: readonly [Point, Point, Point]): Point => ({
  x: (a.x + 2 * c.x + b.x) / 4,
  y: (a.y + 2 * c.y + b.y) / 4,
});

type Props = { ways: readonly MapWay[]; hexes: readonly Hex[]; lie: MapLie; handlers: HexHandlers };

export function Ways({ ways, hexes, lie, handlers }: Props) {
  return ways.map((way) => {
    const [from, to] = [way.from, way.to].map((ref) => hexes.find((h) => h.ref === ref));
    return from && to && <Way key={`${way.seat} ${way.to}`} way={way} from={from} to={to} lie={lie} on={handlers} />;
  });
}

type WayProps = { way: MapWay; from: Hex; to: Hex; lie: MapLie; on: HexHandlers };

function Way({ way, from, to, lie, on }: WayProps) {
  const arc = arcOf(hexCentre(from, lie), hexCentre(to, lie));
  const [a, c, b] = arc;
  const { x, y } = middleOf(arc);
  const px = Math.min(lie.px, LARGEST);
  const [wide, high] = [(way.icons.length * WIDE + 5) * px, HIGH * px];
  const d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${c.x.toFixed(1)} ${c.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its places say the same, and are reached by keys
    <g
      className="map-way"
      data-seat={way.seat}
      onPointerEnter={(e) => on.entered(from, e)}
      onPointerLeave={on.left}
      onClick={() => on.open(from)}
    >
      <title>{way.text}</title>
      <path d={d} />
      <circle cx={b.x} cy={b.y} r={4.5 * px} />
      <rect x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={high / 2} />
      {way.icons.map((name, i) => (
        <Icon
          key={name}
          name={name}
          x={x - wide / 2 + (3.5 + i * WIDE) * px}
          y={y - 6.5 * px}
          width={13 * px}
          height={13 * px}
        />
      ))}
    </g>
  );
}
