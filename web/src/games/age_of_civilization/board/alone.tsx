/** The game for one: the rival's strength by rounds, and what is to be reached. */
import { type CSSProperties, memo } from "react";
import { Thing } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import { countOf, onItem } from "../../../board/find";
import type { ItemKeys } from "../../../board/sections";
import { Icon } from "../../../icons";
import type { Cards, Count, Counters, Fact, Item } from "../../../protocol";
import { Link } from "../../../router";
import { sameProps } from "../../../table/reuse";
import { AllDone, Amount, Heading } from "./signs";

const ROUNDS = 6;

type RivalProps = { rival: Counters; round: number; own: number };

/** The strength of the rival in this round and the next ones, and the own strength as a line across. */
export const Strength = memo(function Strength({ rival, round, own }: RivalProps) {
  const { words } = useTableBasics();
  const strength = countOf(rival, "rival-strength");
  const now = strength?.value ?? 0;
  const grows = strength?.rate ?? 0;
  const steps = Array.from({ length: ROUNDS - round + 1 }, (_, i) => ({ round: round + i, n: now + i * grows }));
  const most = Math.max(own, ...steps.map((x) => x.n), 1);
  const others = rival.items.filter((x) => x.name !== "rival-strength");
  return (
    <section className="era-strength" data-title="rival">
      <Heading about={grows > 0 && words.say("web-era-grows", { n: grows })}>{words.label("rival")}</Heading>
      <div className="era-ladder" style={{ "--most": most, "--own": own } as CSSProperties}>
        {steps.map((x) => (
          <span
            key={x.round}
            data-now={x.round === round ? "" : undefined}
            data-over={x.n >= own ? "" : undefined}
            style={{ "--n": x.n } as CSSProperties}
            title={words.say("web-era-rival-in", { n: x.n, round: x.round })}
          >
            <i />
            <b>{x.n}</b>
            <small>{x.round}</small>
          </span>
        ))}
        <span className="era-own-line">
          <small>{words.say("web-era-you", { n: own })}</small>
        </span>
        <small className="era-ladder-name">{words.label("round")}</small>
      </div>
      <p className="era-about">{words.say("web-era-alone-war")}</p>
      {others.map((x) => (
        <Limit key={x.name} count={x} />
      ))}
    </section>
  );
}, sameProps);

/** A counter with its limit, as a line that fills. */
function Limit({ count }: { count: Count }) {
  const { words } = useTableBasics();
  const part = count.of ? Math.min(1, count.value / count.of) : 0;
  return (
    <p className="era-limit">
      <span>{words.label(count.name)}</span>
      <b>{count.of == null ? count.value : words.say("web-era-of", { n: count.value, of: count.of })}</b>
      {count.of != null && <span className="era-bar-of" style={{ "--part": part } as CSSProperties} />}
    </p>
  );
}

/** What an achievement or a medal wants of each unit: how many there are, of how many. */
function Toward({ n, of }: { n: number; of: number }) {
  return <span className="era-bar-of" style={{ "--part": Math.min(1, Math.max(0, n / of)) } as CSSProperties} />;
}

const isDemand = ([id]: Fact) => ["at-least", "at-most", "exactly"].includes(id);

/** The units that an achievement speaks of besides points: "exactly 4 wonders" and how many there are. */
function Demands({ item }: { item: Item }) {
  const { facts, words } = useTableBasics();
  const demands = (facts.get(item.ref) ?? []).filter(isDemand);
  return demands.map((fact) => {
    const [unit = "", n = 0] = Object.entries((fact[1].gain ?? {}) as Record<string, number>)[0] ?? [];
    if (unit === "points") return null;
    const have = onItem(item, unit)?.value ?? 0;
    return (
      <span key={`${fact[0]}${unit}`} className="era-demand" title={words.facts([fact])[0]}>
        {fact[0] !== "at-least" && words.say(`web-era-${fact[0]}`)} <Amount of={unit} n={n} />
        <small>{words.say("web-era-have", { n: have })}</small>
      </span>
    );
  });
}

export const Achievements = memo(function Achievements({ section, keys }: { section: Cards; keys: ItemKeys }) {
  const { words } = useTableBasics();
  return (
    <section className="era-goals" data-title="achievements">
      <Heading about={<BestResults />}>{words.label("achievements")}</Heading>
      {section.items.map((item) => (
        <Thing key={keys(item)} of={item.ref} className="era-achievement" data-note={item.note} data-key={keys(item)}>
          <span className="name">{words.ref(item.ref)}</span>
          <span className="era-wanted">
            {item.note === "toward"
              ? words.say("web-era-of", { n: item.number ?? 0, of: item.second ?? 0 })
              : words.say(`note-${item.note}`)}
            {item.note === "toward" && <Amount of="points" n={item.second ?? 0} />}
          </span>
          {item.second != null && <Toward n={item.number ?? 0} of={item.second} />}
          <Demands item={item} />
        </Thing>
      ))}
    </section>
  );
}, sameProps);

type MedalsProps = { medals: Counters[]; commands: Cards | undefined; keys: ItemKeys };

/** Medals with everything they need, and the commands drawn so far. */
export const Medals = memo(function Medals({ medals, commands, keys }: MedalsProps) {
  const { words, facts } = useTableBasics();
  return (
    <section className="era-goals" data-title="medals">
      <Heading about={<BestResults />}>{words.say("web-era-medals")}</Heading>
      {medals.map((medal) => (
        <div key={medal.title} className="era-medal" data-medal={medal.title}>
          <Icon name="medal" />
          <b>{words.label(medal.title)}</b>
          {medal.items.map((x) => (
            <span key={x.name} className="era-demand">
              {words.label(x.name)} <b>{words.say("web-era-of", { n: x.value, of: x.of ?? 0 })}</b>
              {x.name !== "devastation" && <Toward n={x.value} of={x.of ?? 1} />}
            </span>
          ))}
        </div>
      ))}
      {commands && <Heading>{words.label("commands")}</Heading>}
      {commands?.items.map((item) => (
        <Thing key={keys(item)} of={item.ref} className="era-command" data-key={keys(item)}>
          <span className="name">{words.ref(item.ref)}</span>
          <span className="era-about">
            <AllDone facts={(facts.get(item.ref) ?? []).filter(([id]) => id !== "test")} />
          </span>
        </Thing>
      ))}
    </section>
  );
}, sameProps);

function BestResults() {
  const { words, game } = useTableBasics();
  return <Link href={`/best/${game}`}>{words.say("web-best")}</Link>;
}
