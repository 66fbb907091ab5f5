/** Both hands: each card with what it costs now, what is missing, or that it waits for the next turn. */
import { memo, type ReactNode } from "react";
import { useTableBasics } from "../../../board/context";
import type { ItemKeys } from "../../../board/sections";
import { UiIcon } from "../../../icons/ui";
import type { Choice, Item } from "../../../protocol";
import { plain } from "../../../words/words";
import { type Acts, useActs } from "./acts";
import { CardFace, figureOf } from "./cardface";
import { attacksWith } from "./plan";
import { SignText } from "./signs";
import type { TableSections } from "./tablesections";

const ELSEWHERE = /^(take|take_at|claim|build|upgrade|remodel|destroy|enlist|send|lose|copy|raze)$/; // not from a hand

type Plan = (ref: string) => void; // an attack with this card
type Props = { table: TableSections; seat: string; keys: ItemKeys; plan: Plan };

export const Hand = memo(function Hand({ table, seat, keys, plan }: Props) {
  const { words } = useTableBasics();
  const acts = useActs();
  return (
    <section className="a-hand" aria-label={words.say("web-ages-tab-hand")}>
      {["civil-hand", "military-hand"].map((title) => (
        <Side key={title} {...{ title, table, seat, keys, acts, plan }} />
      ))}
    </section>
  );
});

function Side({ title, table, seat, keys, acts, plan }: Props & { title: string; acts: Acts }) {
  const { words } = useTableBasics();
  const section = table.find("cards", title, seat);
  const items = section?.items ?? [];
  const limit = section?.limit ?? 0;
  const over = Math.max(0, items.length - limit);
  const shown = Map.groupBy(items, (x) => `${x.ref}/${x.note ?? ""}`);
  const science = table.value("points", seat, "science");
  let before = 0;
  const cards = [...shown.values()].map((same) => {
    const item = same[0] as Item;
    before += same.length;
    return (
      <HandCard
        key={keys(item)}
        {...{ item, acts, science, plan }}
        motionKey={keys(item)}
        times={same.length}
        over={before > limit}
      />
    );
  });
  return (
    <div
      className="a-side"
      data-empty={cards.length ? undefined : ""}
      style={{ "--n": Math.max(1, cards.length) } as never}
    >
      <h3 className="a-hh">
        <b>{words.label(title)}</b>
        <span data-over={over ? "" : undefined}>
          {items.length}/{limit}
        </span>
        {over > 0 && <span data-over="">{words.say("web-ages-too-many", { n: over })}</span>}
      </h3>
      <div className="a-fan">
        {cards.length ? cards : <p className="a-quiet">{words.say(`web-ages-empty-${title}`)}</p>}
      </div>
    </div>
  );
}

type CardProps = {
  item: Item;
  acts: Acts;
  science: number;
  motionKey: string;
  times: number;
  over: boolean;
  plan: Plan;
};

function HandCard({ item, acts, science, motionKey, times, over, plan }: CardProps) {
  const { words, facts, actions, click, show } = useTableBasics();
  const choices = acts.of(item.ref).filter((x) => !ELSEWHERE.test(x.verb));
  const waits = item.note === "fresh" && !choices.length;
  const only = choices.length === 1 ? choices[0] : undefined;
  const missing = Math.max(0, figureOf(facts.get(item.ref) ?? [], "tech-cost") - science);
  let [tag, label]: [ReactNode, string] = [null, ""];
  if (choices.length) {
    label = choices.map((x) => plain(words.action(x))).join("; ");
    tag = (
      <span className="a-pill" data-can="yes">
        <UiIcon name="check" size={13} />
        <span>
          <ChoiceTag choices={choices} />
        </span>
      </span>
    );
  } else if (waits) {
    label = words.say("web-ages-next-turn");
    tag = (
      <span className="a-pill">
        <UiIcon name="clock" size={13} />
        {label}
      </span>
    );
  } else if (missing) {
    label = words.missing([{ what: "science", needs: science + missing, has: science }]);
    tag = (
      <span className="a-pill" data-can="no">
        <UiIcon name="lock" size={13} />
        <SignText text={`−${missing}⚛`} />
      </span>
    );
  }
  const elsewhere = !choices.length && acts.of(item.ref).length > 0; // another copy lies in the row
  const onClick = attacksWith(acts, item.ref).length
    ? () => plan(item.ref)
    : only
      ? () => actions?.choose(only)
      : elsewhere
        ? (at: HTMLElement) => show(item.ref, at, true)
        : () => click(item.ref);
  const mark = over ? "over" : undefined;
  return <CardFace {...{ item, motionKey, times, tag, label, mark, onClick }} lit={choices.length > 0} />;
}

/** What a card costs now; where it may do several things, how many. */
function ChoiceTag({ choices }: { choices: readonly Choice[] }) {
  const { words } = useTableBasics();
  const first = choices.find((x) => x.verb !== "prepare") ?? choices[0];
  if (first?.price?.costs.length && new Set(choices.map((x) => x.verb)).size === 1)
    return <SignText text={words.priceSign(first.price)} />;
  return choices.length > 1 ? choices.length : words.say(`web-ages-tag-${tagOf(first)}`);
}

/** One word for what a card does. */
function tagOf(choice: Choice | undefined): string {
  const verb = choice?.verb ?? "";
  if (verb === "bonus") return "bonus";
  if (verb === "drop" || verb === "discard") return "discard";
  return verb === "prepare" ? "prepare" : "play";
}
