/** What turns: the tech dial of a player, the event dial, the rose that says where barbarians go. */
import { useTableBasics } from "../../../board/context";
import { Icon, iconForRef } from "../../../icons";
import type { Place } from "./corners";
import type { Empires } from "./empires";

const SPACES = 25; // of the tech dial, with zero
const CENTRE = 60;
const ROMAN = ["", "I", "II", "III", "IV"];

const point = (angle: number, radius: number): [number, number] => [
  CENTRE + radius * Math.cos(angle),
  CENTRE + radius * Math.sin(angle),
];
const xy = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The tech dial: where it stands, and the spaces that bring a new card. */
export function TechDial({ table, seat }: { table: Empires; seat: string }) {
  const { words } = useTableBasics();
  const track = table.track("tech-dial", seat);
  const at = table.count("technology", seat, "dial");
  const next = nextLevel(table, seat);
  const angle = (n: number) => (n / SPACES) * 2 * Math.PI - Math.PI / 2;
  const end = point(angle(at), 50);
  const label = words.say("web-dawn-dial", { at, of: track?.high ?? at, next: next?.at ?? at });
  return (
    <svg className="dawn-dial" data-seat={seat} viewBox="0 0 120 120" role="img" aria-label={label}>
      <title>{label}</title>
      <circle className="dial-ring" cx={CENTRE} cy={CENTRE} r="50" />
      {at > 0 && (
        <path className="dial-done" d={`M60 10A50 50 0 ${at > SPACES / 2 ? 1 : 0} 1 ${xy(end)}`} fill="none" />
      )}
      {track?.marks
        .filter((x) => x.name === "level")
        .map((x) => {
          const [cx, cy] = point(angle(x.at), 50);
          return (
            <circle key={x.at} className="dial-level" data-done={x.at <= at ? "" : undefined} cx={cx} cy={cy} r="5" />
          );
        })}
      <text x={CENTRE} y="75">
        {at}
      </text>
    </svg>
  );
}

/** The next space of the dial that brings a card, and its level. */
export function nextLevel(table: Empires, seat: string): { level: string; at: number } | null {
  const found = table.counts("technology", seat).find((x) => x.name.startsWith("next-level-"));
  return found ? { level: ROMAN[Number(found.name.at(-1))] ?? "", at: found.value } : null;
}

/** The five events in a circle: the pointer is at the current one, and the next one is said in words. */
export function EventDial({ table }: { table: Empires }) {
  const { words, facts } = useTableBasics();
  const coming = table.cards("event-dial");
  const now = coming.at(-1);
  const next = coming[0];
  if (!now || !next) return null;
  const ring = [now, ...coming.slice(0, -1)];
  const part = (2 * Math.PI) / ring.length;
  return (
    <section className="dawn-events">
      <svg className="dawn-wheel" viewBox="0 0 120 120" aria-hidden="true">
        {ring.map((item, i) => {
          const from = -Math.PI / 2 - part / 2 + i * part;
          const to = from + part;
          const [cx, cy] = point(from + part / 2, 39);
          const outer = `M${xy(point(from, 20))}L${xy(point(from, 56))}A56 56 0 0 1 ${xy(point(to, 56))}`;
          const which = i === 0 ? "now" : i === 1 ? "next" : "";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same event may be there twice, and the ring keeps its order
            <g key={i} data-event={which}>
              <path className="wheel-part" d={`${outer}L${xy(point(to, 20))}A20 20 0 0 0 ${xy(point(from, 20))}z`} />
              <Icon name={iconForRef(item.ref, facts.get(item.ref))} x={cx - 12} y={cy - 12} width={24} height={24} />
            </g>
          );
        })}
        <path className="wheel-pointer" d="M60 11l7-10H53z" />
        <text x={CENTRE} y="66">
          {table.counts("course")[0]?.value}
        </text>
      </svg>
      <div>
        <h2>{words.say("web-dawn-events")}</h2>
        <p className="muted">{words.say("web-dawn-event-now", { event: words.ref(now.ref) })}</p>
        <p>
          <b>{words.say("web-dawn-event-next", { event: words.ref(next.ref) })}</b>
        </p>
        <p className="muted">{words.facts(facts.get(next.ref) ?? [])[0]}</p>
      </div>
    </section>
  );
}

type RoseProps = {
  table: Empires;
  turned: boolean;
  at?: Place | undefined;
  way?: number | undefined; // of a 1, while the token is turned
};

/** For each direction the face of the die that sends barbarians there; the first direction is north-east. */
export function Rose({ table, turned, at, way }: RoseProps) {
  const { words } = useTableBasics();
  const ways = table.counts("compass");
  if (!ways.length) return null;
  const turn = turned ? -Math.PI / 2 : 0; // with the map
  const corner = (i: number) => xy(point((i * Math.PI) / 3 + Math.PI / 6 + turn, 57));
  return (
    <svg className="dawn-rose" style={at} viewBox="0 0 120 120" role="img" aria-label={words.say("web-dawn-rose")}>
      <title>{words.say("web-dawn-rose")}</title>
      <path className="rose-back" d={`M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}z`} />
      {ways.map(({ name, value }, i) => {
        const face = way === undefined ? value : ((i - way + ways.length) % ways.length) + 1;
        const angle = -Math.PI / 3 + (i * Math.PI) / 3 + turn;
        const [x, y] = point(angle, 37);
        const tip = [point(angle, 56), point(angle - 0.16, 48), point(angle + 0.16, 48)].map(xy).join("L");
        return (
          <g key={name} data-one={way !== undefined && face === 1 ? "" : undefined}>
            <path className="rose-arrow" d={`M${tip}z`} />
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 6}>
              {face}
            </text>
          </g>
        );
      })}
      <Icon name={iconForRef("barbarian:", [])} x={46} y={46} width={28} height={28} />
    </svg>
  );
}
