/** The board of a player: a tab for each seat, stores, levels, supplies, advances, cards. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useDelta, useTableBasics } from "../../../board/context";
import { amountOf, countOf, sectionOf } from "../../../board/find";
import { Thing } from "../../../board/thing";
import { Icon, iconFor } from "../../../icons";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Counters, Item, Section } from "../../../protocol";
import { useMedia } from "../../../ui/usemedia";
import { Advances } from "./advances";
import { Hand } from "./hand";
import { knownBy, seatsOf, WIDE } from "./parts";

const MOST = 8; // of a store and of a level

export function SeatBoards({ board }: { board: readonly Section[] }) {
  const { viewer, words } = useTableBasics();
  const seats = seatsOf(board);
  const [picked, setPicked] = useState("");
  const box = useRef<HTMLElement>(null);
  const wide = useMedia(WIDE);
  useTab(box, (tab) => {
    if (tab === "me" || (tab === "board" && !wide)) setPicked(""); // what can be chosen next lies on the own board
    if (tab === "rivals") setPicked(seats.find((x) => x !== viewer) ?? "");
  });
  const shown = seats.includes(picked) ? picked : seats.includes(viewer) ? viewer : (seats[0] ?? "");
  const first = sectionOf(board, "cards", "first")?.items[0]?.ref;
  return (
    <section
      ref={box}
      className="seat-boards"
      data-seat={shown}
      data-in-tab={shown === viewer ? "me" : "rivals"}
      aria-label={words.say("board-boards")}
    >
      <div className="seat-tabs" role="tablist">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            role="tab"
            id={`tab-${seat}`}
            aria-selected={seat === shown}
            aria-controls="seat-board"
            tabIndex={seat === shown ? 0 : -1}
            className="seat-tab"
            data-seat={seat}
            onClick={() => setPicked(seat)}
            onKeyDown={(e) => {
              const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
              if (!step) return;
              e.preventDefault();
              e.stopPropagation();
              const next = seats[(seats.indexOf(seat) + step + seats.length) % seats.length] ?? seat;
              setPicked(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            <SeatShape seat={seat} size={14} />
            <b>{words.seat(seat)}</b>
            {first === `seat:${seat}` && (
              <span className="is-first" title={words.label("first")}>
                1.
              </span>
            )}
            <Points section={sectionOf(board, "counters", "points", seat)} />
          </button>
        ))}
      </div>
      <div id="seat-board" role="tabpanel" aria-labelledby={`tab-${shown}`} className="seat-board">
        <SeatBoard board={board} seat={shown} />
      </div>
    </section>
  );
}

/** On a narrow screen the page has tabs for the own board and for those of rivals. */
function useTab(box: RefObject<HTMLElement | null>, pick: (tab: string) => void): void {
  const now = useRef(pick);
  now.current = pick;
  useEffect(() => {
    const table = box.current?.closest<HTMLElement>(".table");
    if (!table) return;
    const watch = new MutationObserver(() => now.current(table.dataset.tab ?? ""));
    watch.observe(table, { attributeFilter: ["data-tab"] });
    return () => watch.disconnect();
  }, [box]);
}

function Points({ section }: { section: Counters | undefined }) {
  const { words } = useTableBasics();
  const now = countOf(section, "points-now");
  if (!now) return null;
  return (
    <span className="points" title={words.label("points-now")}>
      <Icon name="laurels" />
      {words.points(now.value)}
    </span>
  );
}

function SeatBoard({ board, seat }: { board: readonly Section[]; seat: string }) {
  const stock = sectionOf(board, "counters", "stock", seat);
  const left = sectionOf(board, "counters", "resigned", seat);
  const { words } = useTableBasics();
  if (left) return <p className="muted">{words.label("resigned")}</p>;
  return (
    <>
      <div className="stores">
        <div className="goods">
          {stock?.items.map((x) => (
            <Store key={x.name} name={x.name} value={x.value} cap={x.of ?? MOST} seat={seat} />
          ))}
        </div>
        <Levels board={board} seat={seat} />
      </div>
      <Advances board={board} seat={seat} />
      <Hand board={board} seat={seat} />
    </>
  );
}

type StoreProps = { name: string; value: number; cap: number; seat: string };

function Store({ name, value, cap, seat }: StoreProps) {
  const { words } = useTableBasics();
  const delta = useDelta(`stock/${seat}/${name}`) ?? 0;
  const icon = iconFor(name);
  const label = words.label(name);
  return (
    <div
      className="store"
      role="img"
      aria-label={`${label} ${value}/${cap}`}
      title={`${label} ${value}/${cap}`}
      data-key={`store-${name}-${seat}`}
    >
      {icon && <Icon name={icon} />}
      <Scale name={name} value={value} cap={cap} delta={delta} />
    </div>
  );
}

type ScaleProps = { name: string; value: number; cap?: number; delta?: number; events?: readonly number[] };

/** The places 0 to 8, one element: what is full, what is shut and where events wait are drawn by its style. */
function Scale({ name, value, cap = MOST, delta = 0, events = [] }: ScaleProps) {
  const then = Math.max(0, Math.min(MOST, value + delta));
  return (
    <span className="scale" data-good={name} style={{ "--at": value, "--cap": cap, "--then": then } as object}>
      <i className="shut" />
      <b className="at">{value}</b>
      {delta !== 0 && <b className="then">{value + delta}</b>}
      {events.map((x) => (
        <u key={x} data-past={x <= value ? "" : undefined} style={{ "--x": x } as object} />
      ))}
    </span>
  );
}

function Levels({ board, seat }: { board: readonly Section[]; seat: string }) {
  const { words } = useTableBasics();
  const tokens = sectionOf(board, "counters", "tokens", seat);
  const levels = sectionOf(board, "counters", "levels", seat);
  const supply = sectionOf(board, "counters", "supply", seat);
  const marks = sectionOf(board, "track", "event-levels")?.marks.map((x) => x.at) ?? [];
  return (
    <div className="levels">
      {(["happiness", "culture"] as const).map((name) => {
        const token = name === "happiness" ? "mood-tokens" : "culture-tokens";
        const icon = iconFor(token);
        return (
          <div key={name} className="level" title={words.say(`board-${name}`)}>
            <p>
              {icon && <Icon name={icon} />}
              <b>{amountOf(tokens, token)}</b>
              <small>{words.say(`board-${token}`, { of: amountOf(levels, name) })}</small>
            </p>
            <Scale name={token} value={amountOf(levels, name)} events={marks} />
          </div>
        );
      })}
      <p className="supply">
        {supply?.items.map((x) => {
          const icon = iconFor(x.name);
          return (
            <span key={x.name} title={`${words.label(x.name)} ${x.value}/${x.of}`}>
              {icon && <Icon name={icon} label={words.label(x.name)} />}
              <b>{x.value}</b>/{x.of}
            </span>
          );
        })}
      </p>
    </div>
  );
}

/** Where there is no room for boards beside the map: the own stores and tokens in one line, with the seat to look at. */
export function OwnStores({ board }: { board: readonly Section[] }) {
  const { words, viewer } = useTableBasics();
  const seats = seatsOf(board);
  const seat = viewer || (seats[0] ?? "");
  const all = ["stock", "tokens"].flatMap((title) => sectionOf(board, "counters", title, seat)?.items ?? []);
  if (!all.length) return null;
  return (
    <div className="own-stores">
      {seats.map((x) => (
        <Thing key={x} of={`seat:${x}`}>
          <SeatShape seat={x} size={14} />
          <span className="visually-hidden">{words.seat(x)}</span>
          <Points section={sectionOf(board, "counters", "points", x)} />
        </Thing>
      ))}
      {all.map((x) => {
        const icon = iconFor(x.name);
        return (
          <span key={x.name} title={words.label(x.name)}>
            {icon && <Icon name={icon} label={words.label(x.name)} />}
            <b>{x.value}</b>
          </span>
        );
      })}
    </div>
  );
}

/** The wonders that lie open, with what they cost and whether they can be built. */
export function OpenWonders({ board }: { board: readonly Section[] }) {
  const { words, pictures, facts, viewer } = useTableBasics();
  const market = sectionOf(board, "market", "wonders");
  if (!market?.items.length) return null;
  const known = knownBy(board, viewer);
  /** Why it cannot be built: the advances that are missing, by name. */
  const lacks = ({ ref, note }: Item): string => {
    const needs = (facts.get(ref) ?? []).flatMap(([id, x]) => (id === "needs" ? [`advance:${x.advance}`] : []));
    const missing = viewer ? needs.filter((x) => !known.has(x)) : [];
    if (note !== "lacks-advance" || !missing.length) return words.say(`note-${note}`);
    return words.say("board-needs", { name: missing.map((x) => words.ref(x)).join(", ") });
  };
  return (
    <section className="open-wonders" data-title="wonders" aria-label={words.label("wonders")}>
      {market.items.map((x) => (
        <Thing
          key={x.ref}
          of={x.ref}
          className={`wonder-tile ${pictures.card(x.ref)}`}
          data-can={x.can ? "" : undefined}
        >
          <span className="wonder-name">{words.ref(x.ref)}</span>
          <span className="wonder-cost">
            {x.cost?.costs
              .filter((c) => c.unit !== "action" && c.total > 0)
              .map((c) => {
                const icon = iconFor(c.unit);
                return (
                  <span key={c.unit}>
                    {c.total}
                    {icon && <Icon name={icon} label={words.say(`unit-${c.unit}`, { n: c.total })} />}
                  </span>
                );
              })}
          </span>
          {!x.can && x.note !== "price" && (
            <span className="wonder-lock" title={lacks(x)}>
              <UiIcon name="lock" size={13} />
              <span className="visually-hidden">{lacks(x)}</span>
            </span>
          )}
        </Thing>
      ))}
    </section>
  );
}
