/** What is important is shown large: the card, what happened, and what it means for each player. It can be skipped. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { CardFace } from "../board/card";
import { useTableBasics } from "../board/context";
import { Delta } from "../board/counters";
import { traitsOf } from "../games";
import { SeatShape, UiIcon } from "../icons/ui";
import type { Asked, Chair, Said, Section } from "../protocol";
import { plain, split } from "../words/words";
import { type Change, diff } from "./diff";
import { without } from "./log";
import type { Moment } from "./moments";
import { Sentence } from "./sentence";

type Props = {
  moments: readonly Moment[];
  skip: () => void;
  chairs: readonly Chair[];
  asked: Asked | null | undefined; // who has to choose now
};

/** A click beside it or Escape skips it too. It takes no focus: the table can be used as before. */
export function MomentCard({ moments, skip, chairs, asked }: Props) {
  const { words, facts, pictures, game } = useTableBasics();
  const box = useRef<HTMLElement>(null);
  const first = moments[0];
  const n = first?.n;
  useEffect(() => {
    if (n === undefined) return;
    const outside = (e: Event) => {
      const key = e instanceof KeyboardEvent ? e.key : "";
      if (key === "Tab" || key === "Shift") return;
      if (e.target instanceof Node && box.current?.contains(e.target)) return;
      skip();
      if (key === "Escape") e.stopImmediatePropagation();
    };
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("keydown", outside, true);
    return () => {
      document.removeEventListener("pointerdown", outside, true);
      document.removeEventListener("keydown", outside, true);
    };
  }, [n, skip]);
  if (!first) return null;
  const ref = (first.event.refs ?? []).find((x) => facts.has(x) || pictures.card(x));
  const more = moments.length - 1;
  const { turns } = traitsOf(game);
  const chooses = asked && turns && !more && !turns.includes(asked.question) ? asked.seat : "";
  const announced = traitsOf(game).announced?.includes(first.event.verb); // it is nobody's doing
  return (
    <section
      className="moment"
      ref={box}
      role="status"
      aria-label={words.say("web-moment")}
      data-event={first.event.verb}
    >
      {ref && (
        <div className="moment-card">
          <CardFace item={{ ref }} room={{ lines: 4, width: 18, letters: 16 }} />
        </div>
      )}
      <div className="moment-text">
        {first.who !== "?" && !announced && !first.mixed && !seatsOf(first.event).includes(first.who) && (
          <p className="moment-who" data-seat={first.who}>
            <SeatShape seat={first.who} size={14} /> {words.seat(first.who)}
          </p>
        )}
        <h2>
          <Sentence segments={words.event(first.event)} />
        </h2>
        {first.sums && <Sums of={first.sums} />}
        {first.told?.length ? <HowItCame events={first.told} /> : null}
        {announced ? (
          <Standings board={first.now} chairs={chairs} />
        ) : (
          <Consequences moment={first} chairs={chairs} chooses={chooses} />
        )}
        <p className="row">
          <button type="button" className="button moment-on" onClick={skip}>
            <UiIcon name="check" size={18} /> {words.say("web-moment-on")}
          </button>
          {more > 0 && <span className="muted">{words.say("web-moment-more", { n: more })}</span>}
        </p>
      </div>
    </section>
  );
}

const MOST_CHANGES = 5; // of one player

function seatsOf({ refs = [] }: Said): string[] {
  return refs.filter((x) => x.startsWith("seat:")).map((x) => split(x)[1]);
}

/** Both sides' sums, as bars. */
function Sums({ of }: { of: Said }) {
  const { words } = useTableBasics();
  const refs = of.refs ?? [];
  const seats = seatsOf(of);
  const figures = refs.filter((x) => words.isFigure(x)).map((x) => Number(split(x)[1]));
  const most = Math.max(1, ...figures);
  return (
    <ul className="sums">
      {seats.map((seat, i) => (
        <li key={seat} data-seat={seat}>
          <span>
            <SeatShape seat={seat} size={13} /> {words.seat(seat)}
          </span>
          <i style={{ "--part": (figures[i] ?? 0) / most } as CSSProperties} />
          <b className="num">{figures[i]}</b>
        </li>
      ))}
    </ul>
  );
}

/** What led to it, a line for each who did it; several rolls are one sentence with all their figures. */
function HowItCame({ events }: { events: readonly Said[] }) {
  const { words } = useTableBasics();
  const figureOf = (x: Said) => words.ref(x.refs?.at(-1) ?? "");
  const byWhom = Map.groupBy(events, (x) => x.refs?.[0] ?? "");
  return (
    <ul className="how-it-came">
      {[...byWhom].map(([who, all]) => (
        <li key={who}>
          {[...Map.groupBy(all, (x) => x.verb).values()].map((same) => (
            <span key={same[0]?.verb}>
              {plain(words.event(same[0] as Said))}
              {same.slice(1).map((x) => `, ${figureOf(x)}`)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * A line for each player: what it is for the event, and which of the counters changed, from what to what. Of a moment
 * that names players, others have a line only if something changed for them.
 */
type ConsequencesProps = { moment: Moment; chairs: readonly Chair[]; chooses: string };

function Consequences({ moment, chairs, chooses }: ConsequencesProps) {
  const { words, game } = useTableBasics();
  const { before, after, mixed } = moment;
  const { roles = [], sums } = traitsOf(game);
  const counts = before && after && !mixed ? diff(before, after).counts.filter((x) => x.seat && x.name) : [];
  const meant = seatsOf(moment.event);
  const changesOf = (seat: string) => counts.filter((x) => x.seat === seat).slice(0, MOST_CHANGES);
  const named = (seat: string) => moment.others.filter((x) => (x.refs ?? []).includes(`seat:${seat}`));
  const concerns = (seat: string) =>
    !meant.length || meant.includes(seat) || seat === chooses || changesOf(seat).length + named(seat).length > 0;
  const none = (seat: string) => {
    if (chooses) return chooses === seat ? "asked" : "yet";
    return meant.includes(seat) ? "" : "none"; // the headline says it
  };
  return (
    <Seats chairs={chairs.filter((x) => concerns(x.seat))}>
      {(seat) => {
        const changes = changesOf(seat);
        const all = named(seat);
        const told = all.filter((x) => x.verb !== sums && !roles.includes(x.verb));
        return (
          <>
            {all
              .filter((x) => roles.includes(x.verb))
              .map((x) => (
                <span key={x.verb} className="badge role">
                  {words.role(x)}
                </span>
              ))}
            {changes.length > 0 ? (
              changes.map((x) => <Changed key={x.title + x.name} change={x} />)
            ) : (
              <Told events={told} seat={seat} none={none(seat)} />
            )}
          </>
        );
      }}
    </Seats>
  );
}

/** A line for each player. */
function Seats({ chairs, children }: { chairs: readonly Chair[]; children: (seat: string) => ReactNode }) {
  const { words, viewer } = useTableBasics();
  return (
    <table className="consequences">
      <tbody>
        {chairs.map(({ seat }) => (
          <tr key={seat} data-own={seat === viewer ? "" : undefined}>
            <th scope="row" data-seat={seat}>
              <SeatShape seat={seat} size={13} /> {words.seat(seat)}
            </th>
            <td>{children(seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the players stand now, in figures that are on the board; not every game says so. */
function Standings({ board, chairs }: { board: readonly Section[]; chairs: readonly Chair[] }) {
  const { words, game } = useTableBasics();
  const figures = traitsOf(game).standing;
  const standing = new Map(chairs.map(({ seat }) => [seat, figures?.(board, seat) ?? []]));
  if (![...standing.values()].some((x) => x.length)) return null;
  return (
    <Seats chairs={chairs}>
      {(seat) =>
        standing.get(seat)?.map(({ name, value, of = 0, says }) => (
          <span key={name} className="changed">
            {says ? (
              words.say(says, { n: value, of })
            ) : (
              <>
                {words.label(name)} <b className="num">{value}</b>
              </>
            )}
          </span>
        ))
      }
    </Seats>
  );
}

function Changed({ change }: { change: Change }) {
  const { words } = useTableBasics();
  return (
    <span className="changed">
      {words.changing(change.name)} <Delta value={change.after - change.before} of={change.name} />{" "}
      <span className="num muted">
        {words.figure(change.name, change.before)} → {words.figure(change.name, change.after)}
      </span>
    </span>
  );
}

type ToldProps = { events: readonly Said[]; seat: string; none: string };

/** Without figures: what the record says of the player. */
function Told({ events, seat, none }: ToldProps) {
  const { words } = useTableBasics();
  if (!events.length) return none ? <span className="muted">{words.say(`web-moment-${none}`)}</span> : null;
  return events.slice(0, MOST_CHANGES).map((x) => (
    <span key={JSON.stringify(x)} className="changed">
      <Sentence segments={without(words.event(x), seat)} />
    </span>
  ));
}
