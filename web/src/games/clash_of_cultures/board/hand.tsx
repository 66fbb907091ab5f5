/** Action cards, great persons and objectives with their progress; of a rival only their backs. */
import { useTableBasics } from "../../../board/context";
import { Thing } from "../../../board/thing";
import { Icon, TextWithIcons } from "../../../icons";
import type { Count, Deck, Fact, Item, Section } from "../../../protocol";
import { onItem, part } from "./parts";

const BACKS = 8; // drawn, at most

export function Hand({ board, seat }: { board: readonly Section[]; seat: string }) {
  const { words } = useTableBasics();
  const items = (title: string) => part(board, "cards", title, seat)?.items ?? [];
  const [hand, persons, goals, peeked] = [items("hand"), items("persons"), items("objectives"), items("peeked")];
  const decks = ["hand", "objectives"].map((title) => deck(board, title, seat));
  const scored = [...items("scored"), ...items("held-wonders")];
  const all = hand.length + persons.length + goals.length + peeked.length;
  return (
    <section className="clash-hand" data-rows={all > 4 ? 2 : 1} aria-label={words.label("hand")}>
      {hand.map((x) => (
        <ActionCard key={x.ref} item={x} />
      ))}
      {persons.map((x) => (
        <Person key={x.ref} item={x} />
      ))}
      {[...goals, ...peeked].map((x) => (
        <Objective key={x.ref} item={x} />
      ))}
      {decks.map(
        (x) =>
          x && (
            <p key={x.title} className="backs" title={words.label(x.title)}>
              {Array.from({ length: Math.min(BACKS, x.count - (x.known?.length ?? 0)) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
                <i key={i} data-kind={x.title} />
              ))}
              <span>
                {words.label(x.title)} <b>{x.count}</b>
              </span>
            </p>
          ),
      )}
      {decks.flatMap((x) => (x?.known ?? []).map((item) => <ActionCard key={item.ref} item={item} />))}
      {scored.length > 0 && (
        <p className="trophies">
          {scored.map((x) => (
            <Thing key={x.ref} of={x.ref} className="trophy" data-note={x.note}>
              <Icon name={x.ref.startsWith("wonder:") ? "wonder" : "laurels"} /> {words.ref(x.ref)}
            </Thing>
          ))}
        </p>
      )}
    </section>
  );
}

function deck(board: readonly Section[], title: string, seat: string): Deck | undefined {
  const found = board.find((x) => x.kind === "deck" && x.title === title && x.seat === seat);
  return found?.kind === "deck" ? found : undefined;
}

/** The facts of the two halves of a card: each begins with a heading. */
function halves(facts: readonly Fact[]): [Fact[], Fact[]] {
  const at = facts.findIndex(([id]) => id === "lower");
  return at < 0 ? [[...facts], []] : [facts.slice(0, at), facts.slice(at)];
}

const COSTS = ["takes-action", "tokens", "upper", "lower"];

function ActionCard({ item }: { item: Item }) {
  const { words, facts } = useTableBasics();
  const [civil, combat] = halves(facts.get(item.ref) ?? []);
  const [name = "", second = ""] = words.ref(item.ref).split(" / ");
  const says = (of: readonly Fact[]) => words.facts(of.filter(([id]) => !COSTS.includes(id))).join("; ");
  const costs = civil.filter(([id]) => ["takes-action", "tokens"].includes(id)).flatMap((x) => words.signs([x]));
  return (
    <Thing of={item.ref} className="hand-card" data-kind="action" data-key={item.ref}>
      <span className="half">
        <b>{name}</b>
        <span>
          {costs.length > 0 && <TextWithIcons text={`${costs.join(" ")} `} />}
          {says(civil)}
        </span>
      </span>
      {second && (
        <span className="half" data-half="combat">
          <b>{second}</b>
          <span>{says(combat)}</span>
        </span>
      )}
    </Thing>
  );
}

function Person({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  return (
    <Thing of={item.ref} className="hand-card" data-kind="person" data-key={item.ref}>
      <span className={`portrait ${pictures.card(item.ref)}`} />
      <span className="half">
        <b>{words.ref(item.ref)}</b>
        <span>{words.facts((facts.get(item.ref) ?? []).filter(([id]) => id.startsWith("event-"))).join("; ")}</span>
      </span>
    </Thing>
  );
}

/** Two goals: how far each is, or that it is fulfilled in a moment of the game. */
function Objective({ item }: { item: Item }) {
  const { words, facts } = useTableBasics();
  const names = words.ref(item.ref).split(" / ");
  const texts = (facts.get(item.ref) ?? []).filter(([id]) => id.startsWith("goal")).map((x) => words.facts([x])[0]);
  return (
    <Thing
      of={item.ref}
      className="hand-card"
      data-kind="objective"
      data-note={item.note || undefined}
      data-key={item.ref}
    >
      {(["upper", "lower"] as const).map((half, i) => (
        <Goal key={half} name={names[i] ?? ""} count={onItem(item, half)} text={texts[i] ?? ""} />
      ))}
    </Thing>
  );
}

function Goal({ name, count, text }: { name: string; count: Count | undefined; text: string }) {
  const { words } = useTableBasics();
  const need = count?.of ?? 0;
  return (
    <span className="goal" data-met={count && count.value >= need ? "" : undefined} title={text}>
      <b>{name}</b>
      {count ? (
        <>
          <em>
            {count.value}/{need}
          </em>
          <span className="bar" style={{ "--part": Math.min(1, count.value / Math.max(1, need)) } as object} />
        </>
      ) : (
        <em className="goal-once">{words.say("board-at-once")}</em>
      )}
    </span>
  );
}
