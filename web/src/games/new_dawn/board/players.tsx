/** The players: each rival in a few lines, the own empire with everything it holds. */
import { memo } from "react";
import { Chip, Thing } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { Ticking } from "../../../board/counters";
import { Icon, iconFor, iconForRef, TextWithIcons } from "../../../icons";
import { SeatShape } from "../../../icons/ui";
import type { Count, Item } from "../../../protocol";
import { sameProps } from "../../../table/reuse";
import { nextLevel, TechDial } from "./dials";
import type { Empires } from "./empires";
import { SmallRow } from "./focusrow";
import { pactIcon } from "./types";

const HELD = ["held-wonders", "naturals", "treaties", "city-states"];

/** A seat's counters as signs with figures; `all` also shows what there is none of. */
function Figures({ title, seat, table, all }: { title: string; seat: string; table: Empires; all?: boolean }) {
  const shown = table.counts(title, seat).filter((x) => all || x.value > 0);
  return shown.map((x) => <Figure key={x.name} count={x} />);
}

function Figure({ count }: { count: Count }) {
  const { words } = useTableBasics();
  const label = words.label(count.name);
  return (
    <span className="dawn-figure" title={label} data-none={count.value === 0 ? "" : undefined}>
      <Icon name={iconFor(count.name) ?? "token"} label={label} />
      <b>
        <Ticking value={count.value} />
      </b>
      {count.of != null && <span className="muted">/{count.of}</span>}
    </span>
  );
}

function Name({ seat, table }: { seat: string; table: Empires }) {
  const { words } = useTableBasics();
  const leader = table.cards("leader", seat)[0];
  const isFirst = table.cards("first")[0]?.ref === `seat:${seat}`;
  return (
    <span className="dawn-name">
      <Thing of={`seat:${seat}`} className="seat-name">
        <SeatShape seat={seat} />
        <span className="name">{words.seat(seat)}</span>
      </Thing>
      {leader && (
        <Thing of={leader.ref} className="dawn-leader">
          {words.ref(leader.ref)}
        </Thing>
      )}
      {isFirst && (
        <span className="badge" title={words.say("web-dawn-first-player")}>
          {words.say("web-dawn-first")}
        </span>
      )}
    </span>
  );
}

/** A card as its sign alone: what a rival holds, or gives to who becomes a friend. */
function Sign({ of, given }: { of: Item; given?: boolean }) {
  const { words, facts } = useTableBasics();
  const name = words.ref(of.ref);
  return (
    <Thing
      of={of.ref}
      className="dawn-sign"
      data-tone={of.tone}
      data-given={given ? "" : undefined}
      title={name}
      aria-label={name}
    >
      <Icon name={pactIcon(of.ref) ?? iconForRef(of.ref, facts.get(of.ref))} />
    </Thing>
  );
}

export const Rival = memo(function Rival({ table, seat }: { table: Empires; seat: string }) {
  const { words } = useTableBasics();
  const held = HELD.flatMap((title) => table.cards(title, seat));
  return (
    <section className="dawn-rival seat-area" data-seat={seat} aria-label={words.seat(seat)}>
      <TechDial table={table} seat={seat} />
      <div>
        <Name table={table} seat={seat} />
        <p className="dawn-figures">
          <Figures title="pieces" seat={seat} table={table} />
          <Figures title="stock" seat={seat} table={table} />
          {held.map((x) => (
            <Sign key={x.ref} of={x} />
          ))}
        </p>
      </div>
      <div className="dawn-rival-cards">
        <SmallRow table={table} seat={seat} />
        <span className="dawn-signs">
          {table.cards("gives", seat).map((x) => (
            <Sign key={x.ref} of={x} given />
          ))}
        </span>
      </div>
    </section>
  );
}, sameProps);

export const OwnEmpire = memo(function OwnEmpire({ table, seat }: { table: Empires; seat: string }) {
  const { words, facts } = useTableBasics();
  const leader = table.cards("leader", seat)[0];
  const next = nextLevel(table, seat);
  const shown = table.tile ? HELD : [...HELD, "tiles"]; // tiles to choose from are drawn
  const held = shown.flatMap((title) => table.cards(title, seat));
  return (
    <section className="dawn-own seat-area" data-seat={seat} data-mine="" aria-label={words.seat(seat)}>
      <div className="dawn-own-head">
        <TechDial table={table} seat={seat} />
        <div>
          <Name table={table} seat={seat} />
          {leader && (
            <p className="muted">
              <TextWithIcons text={words.signs(facts.get(leader.ref) ?? [])[0] ?? ""} />
            </p>
          )}
          {next && <p className="muted">{words.say("web-dawn-next-card", next)}</p>}
        </div>
      </div>
      <p className="dawn-figures">
        <Figures title="stock" seat={seat} table={table} all />
      </p>
      <p className="dawn-figures">
        <Figures title="pieces" seat={seat} table={table} all />
      </p>
      <div className="dawn-held">
        {held.map((x) => (
          <Chip key={x.ref} item={x} />
        ))}
      </div>
    </section>
  );
}, sameProps);
