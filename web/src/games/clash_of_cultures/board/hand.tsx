/** Action cards, great persons and objectives with their progress; of a rival only their backs. */
import { useTableBasics } from "../../../board/context";
import { onItem, sectionOf } from "../../../board/find";
import { Thing } from "../../../board/thing";
import { Icon, TextWithIcons } from "../../../icons";
import type { Count, Deck, Fact, Item, Section } from "../../../protocol";
import { useMedia } from "../../../ui/usemedia";
import { softHyphens } from "../../../words/hyphens";
import { civilText, fullText, goalLine, type HandText, halves, hasPortrait, isLong, personText } from "./handface";

const BACKS = 8; // drawn, at most

export function Hand({ board, seat }: { board: readonly Section[]; seat: string }) {
  const { words } = useTableBasics();
  const items = (title: string) => sectionOf(board, "cards", title, seat)?.items ?? [];
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

const TALL = "(max-width: 1099px)"; // cards are as high as their texts

function ActionCard({ item }: { item: Item }) {
  const { words, facts } = useTableBasics();
  const tall = useMedia(TALL);
  const [civil, combat] = halves(facts.get(item.ref) ?? []);
  const [name = "", second = ""] = words.ref(item.ref).split(" / ");
  const upper = tall ? fullText(civil, words) : civilText(civil, [name, second], words);
  return (
    <Thing of={item.ref} className="hand-card" data-kind="action" data-key={item.ref}>
      <span className="half">
        <b data-more={upper.more}>{name}</b>
        <HalfText of={upper} />
      </span>
      {second && (
        <span className="half" data-half="combat">
          <b>{second}</b>
          {tall && <HalfText of={fullText(combat, words)} />}
        </span>
      )}
    </Thing>
  );
}

function HalfText({ of }: { of: HandText }) {
  const { words } = useTableBasics();
  return (
    <span>
      {of.text && <TextWithIcons text={of.text} />}
      {of.more === "line" && <em className="hand-more">{words.say("web-card-more")}</em>}
    </span>
  );
}

function Person({ item }: { item: Item }) {
  const { words, facts, pictures } = useTableBasics();
  const tall = useMedia(TALL);
  const [name, own] = [words.ref(item.ref), facts.get(item.ref) ?? []];
  const text = tall ? fullText(own, words) : personText(own, name, words);
  return (
    <Thing of={item.ref} className="hand-card" data-kind="person" data-key={item.ref}>
      <span className="half">
        {(tall || hasPortrait(name)) && <span className={`portrait ${pictures.card(item.ref)}`} />}
        <b data-more={text.more}>{name}</b>
        <HalfText of={text} />
      </span>
    </Thing>
  );
}

/** Two goals: how far each is, or that it is fulfilled in a moment of the game. */
function Objective({ item }: { item: Item }) {
  const { words, facts } = useTableBasics();
  const names = words.ref(item.ref).split(" / ");
  const goals = (facts.get(item.ref) ?? []).filter(([id]) => id.startsWith("goal"));
  return (
    <Thing
      of={item.ref}
      className="hand-card"
      data-kind="objective"
      data-note={item.note || undefined}
      data-key={item.ref}
    >
      {(["upper", "lower"] as const).map((half, i) => (
        <Goal key={half} name={names[i] ?? ""} count={onItem(item, half)} fact={goals[i]} />
      ))}
    </Thing>
  );
}

/** "At once", where there is no room for the words, or something else is said. */
function Bolt() {
  return (
    <svg className="bolt" viewBox="0 0 10 12" aria-hidden="true">
      <path d="M6 0 1 7h3l-1 5 6-7H5.500z" />
    </svg>
  );
}

function Goal({ name, count, fact }: { name: string; count: Count | undefined; fact: Fact | undefined }) {
  const { words } = useTableBasics();
  const tall = useMedia(TALL);
  const need = count?.of ?? 0;
  const long = isLong(name);
  const line = !count && fact && (tall || !long) ? goalLine(fact, words, tall) : "";
  return (
    <span
      className="hand-goal"
      data-met={count && count.value >= need ? "" : undefined}
      title={fact && words.facts([fact])[0]}
      data-long={long ? "" : undefined}
    >
      <b>
        {softHyphens(name)}
        {line && <Bolt />}
      </b>
      {count ? (
        <>
          <em>
            {count.value}/{need}
          </em>
          <span className="bar" style={{ "--part": Math.min(1, count.value / Math.max(1, need)) } as object} />
        </>
      ) : (
        <em className="goal-once">
          {long && !line && <Bolt />}
          {line}
          <span className={line || long ? "visually-hidden" : undefined}>
            {line && ", "}
            {words.say("board-at-once")}
          </span>
        </em>
      )}
    </span>
  );
}
