/** The choices as buttons: cards as cards, amounts with a stepper, each with its price and what it changes. */
import { type PointerEvent, useEffect, useMemo, useRef } from "react";
import { CardFace } from "../board/card";
import { useTableBasics } from "../board/context";
import { Delta } from "../board/counters";
import { Strip } from "../board/strip";
import { traitsOf } from "../games";
import { Icon, iconFor, TextWithIcons } from "../icons";
import { UiIcon } from "../icons/ui";
import type { Asked, Choice, Section } from "../protocol";
import { plain, type Words } from "../words/words";
import { type Change, diff, refsOf } from "./diff";
import { useWayWords } from "./placewords";
import {
  type Group,
  groupsByVerb,
  groupsWithKeys,
  inOrderOfBoard,
  isDangerous,
  NUMBER_KEYS,
  type Selection,
  shownChoices,
} from "./selection";
import { Stepper } from "./stepper";
import type { Preview, TableData, TableStore } from "./store";

const MANY = 2; // buttons; on a phone, more than this are one line to swipe
const MOST_LOOKS = 6; // choices whose changes are asked for at once
const LOOK_AFTER = 200; // milliseconds; who plays quickly does not need it
const CARD_ROOM = { lines: 4, width: 9, letters: 12 }; // of a card among the choices
const REST = 250; // milliseconds before a resting pointer asks what a choice would change
const PRESS = 450;

/** The text without its open parts: before a dash, an arrow or a colon that only they follow, or where they end it. */
export const withoutOpenEnd = (text: string): string => {
  const named = text.replace(/(?:\s[—→]|:)\s…(?:.*…)?$/u, "");
  return /\S\s…$/u.test(named) ? named.replaceAll(/\s…/gu, "") : named;
};

/** The references of everything that is drawn on a board. */
export function drawnRefs(board: readonly Section[]): Set<string> {
  const hexes = board.flatMap((x) => (x.kind === "map" ? x.hexes.map((h) => h.ref) : []));
  return new Set([...board.flatMap(refsOf), ...hexes]);
}

/** The thing that a group of choices is about: the last one named, which tells it apart from its neighbours. */
function thingOf({ choices, example }: Group): string {
  return choices.length === 1 ? (example.refs.at(-1) ?? "") : "";
}

export type Point = (ref: string) => void;

type Props = {
  store: TableStore;
  data: TableData;
  end: Choice | null; // the only one that is left, and ends the turn
  point: Point; // at a thing on the board
  compact: boolean; // the board draws the same choices as a menu, so that they are words here
};

export function Choices({ store, data, end, point, compact }: Props) {
  const { words, facts, game } = useTableBasics();
  const { untold, silent, says, numbered, asCards = [] } = traitsOf(game);
  const { state, selections } = data;
  const choices = useMemo(
    () => inOrderOfBoard(state?.choices ?? [], state?.board ?? [], numbered ?? []),
    [state, numbered],
  );
  const asked = state?.asked;
  const { groups, amounts } = useMemo(
    () => shownChoices(choices, selections, (ref) => words.isFigure(ref), numbered ? NUMBER_KEYS : undefined),
    [choices, selections, words, numbered],
  );
  const drawn = useMemo(() => drawnRefs(state?.board ?? []), [state?.board]);
  const called = useWayWords(words, game, state?.board ?? NO_BOARD, state?.asked ?? null);
  useLooks(store, groups);
  const keys = groupsWithKeys(groups);
  const isCard = (x: Group) => facts.has(thingOf(x)) && (asCards.includes(x.example.verb) || !drawn.has(thingOf(x)));
  const hidden = !compact && groups.length > 1 && groups.filter(isCard).length > 1;
  const parts = groupsByVerb(groups);
  return (
    <Strip className="choices" many={groups.length > MANY} cards={hidden}>
      {amounts.map((same, i) => (
        <Stepper
          key={same[0]?.verb}
          choices={same}
          choose={store.choose}
          look={store.hint}
          digit={keys.length + i < NUMBER_KEYS ? keys.length + i + 1 : 0}
        />
      ))}
      {parts.map((cluster) => (
        <div key={cluster[0]?.key} className="cluster" data-last={lastOf(cluster)}>
          {cluster.map((group) => (
            <ChoiceButton
              key={group.key}
              store={store}
              group={group}
              digit={keys.indexOf(group) + 1}
              card={hidden && isCard(group) ? thingOf(group) : ""}
              main={group.example === end}
              point={point}
              changes={silent?.includes(group.example.verb) ? NO_CHANGES : ownChanges(data, group, untold)}
              picked={selections}
              words={called}
              says={asked ? (says?.[`${asked.question} ${group.example.verb}`] ?? "") : ""}
              asked={asked?.args}
            />
          ))}
        </div>
      ))}
    </Strip>
  );
}

/** Asks what the choices on the buttons would change, a moment after they are shown. */
function useLooks(store: TableStore, groups: readonly Group[]): void {
  const moves = groups.map((x) => x.key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other buttons
  useEffect(() => {
    const single = groups.flatMap((x) => (x.choices.length === 1 && !isDangerous(x.example) ? [x.example] : []));
    if (!single.length || single.length > MOST_LOOKS) return;
    const timer = setTimeout(() => store.look(single), LOOK_AFTER);
    return () => clearTimeout(timer);
  }, [store, moves]);
}

const NO_BOARD: Section[] = [];
const NO_CHANGES: Change[] = [];
const MOST_CHANGES = 3; // on a button

/** How a choice would change the counters of the viewer; what is paid is on the button already. */
function ownChanges(
  { looks, state, seat }: TableData,
  { choices, example }: Group,
  untold: readonly string[] = [],
): Change[] {
  const look = choices.length === 1 ? looks.get(example.move) : undefined;
  if (!look?.board || !state) return NO_CHANGES;
  const own = diff(state.board, look.board).counts.filter((x) => x.seat === seat && x.name && !untold.includes(x.name));
  return own.filter((x) => !example.price || x.after > x.before).slice(0, MOST_CHANGES);
}

/** Do these choices end the turn or pass? They are in sight however many others there are; a long text not on a phone. */
function lastOf(cluster: Group[]): "" | "long" | undefined {
  const verb = cluster[0]?.example.verb ?? "";
  if (["end", "pass", "done"].includes(verb)) return "";
  return ["rest", "skip"].includes(verb) ? "long" : undefined;
}

type ButtonProps = {
  store: TableStore;
  group: Group;
  digit: number; // its key, 0 for none
  card: string; // what it is drawn as, if that is not on the board
  main: boolean;
  point: Point;
  changes: readonly Change[];
  picked: readonly Selection[];
  words: Words;
  says: string; // a message in place of the words of the action
  asked: Asked["args"];
};

function ChoiceButton(props: ButtonProps) {
  const { store, group, digit, card, main, point, changes, picked, words, says, asked } = props;
  const { example, choices } = group;
  const dangerous = isDangerous(example);
  const handlers = useLook({ store, group, picked, point, card });
  const choose = () => {
    if (handlers.pressed()) return;
    if (choices.length === 1) store.choose(example);
    else store.select(group.selection);
  };
  const name = dangerous ? "choice dangerous" : main ? "choice main" : "choice";
  return (
    <button
      type="button"
      className={card ? `${name} as-card` : name}
      onClick={choose}
      {...handlers.on}
      data-digit={digit || undefined}
      data-verb={example.verb}
      data-move={choices.length === 1 ? example.move : undefined}
    >
      {card && <CardFace item={{ ref: card }} room={CARD_ROOM} />}
      {digit > 0 && <kbd>{digit}</kbd>}
      {dangerous && <UiIcon name="flag" size={16} />}
      <span className="choice-text">{says ? words.say(says, asked) : textOf(group, words)}</span>
      {choices.length > 1 ? (
        <span className="choice-count">{words.say("web-choice-count", { n: choices.length })}</span>
      ) : (
        <>
          {example.price && <Price choice={example} words={words} />}
          {changes.length > 0 && <Amounts changes={changes} />}
        </>
      )}
    </button>
  );
}

/** What a button says; of places that are lit on the board only that. */
function textOf({ example, openArguments }: Group, words: Words): string {
  const open = openArguments > 0 && openArguments === example.refs.length ? `board-group-${example.verb}` : "";
  if (open && words.has(open)) return words.say(open);
  const text = withoutOpenEnd(plain(words.action(example, openArguments)));
  return text === "…" ? words.say("web-on-board") : text;
}

type Look = Pick<ButtonProps, "store" | "group" | "picked" | "point" | "card">;

/** The pointer, the focus or a long press on a choice: the thing is shown with what would change. */
function useLook({ store, group, picked, point, card }: Look) {
  const table = useTableBasics();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const pointing = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (pointing.current) point(""); // the button is gone below the pointer
    },
    [point],
  );
  const only = group.choices.length === 1 ? group.example : null;
  const named = new Set(picked.flatMap((x) => ("ref" in x ? [x.ref] : [])));
  const isNew = (x: string) => !named.has(x) && only && !table.words.isFigure(x);
  const ref = card || (group.example.refs.find(isNew) ?? only?.refs[0] ?? "");
  const start = (button: Element, after: number, pinned: boolean) => {
    const at = button.closest(".thing-menu") ?? button; // so that the panel does not cover the menu
    stop();
    timer.current = setTimeout(() => {
      held.current = pinned;
      if (only) store.hint(only);
      if (ref) table.show(ref, at, pinned);
    }, after);
    pointing.current = !!ref;
    if (ref) point(ref);
  };
  const end = () => {
    stop();
    store.hint(null);
    pointing.current = false;
    point("");
    table.hide();
  };
  const on = {
    onPointerEnter: (e: PointerEvent<Element>) => e.pointerType === "mouse" && start(e.currentTarget, REST, false),
    onPointerLeave: end,
    onPointerDown: (e: PointerEvent<Element>) => {
      held.current = false;
      if (e.pointerType === "touch") start(e.currentTarget, PRESS, true);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onFocus: (e: { currentTarget: Element }) =>
      e.currentTarget.matches(":focus-visible") && start(e.currentTarget, REST, false),
    onBlur: end,
  };
  /** Was it only a long press, which looks and does not choose? */
  const pressed = () => {
    stop();
    const was = held.current;
    held.current = false;
    return was;
  };
  return { on, pressed };
}

function Price({ choice, words }: { choice: Choice; words: Words }) {
  return choice.price ? (
    <span className="price">
      <span aria-hidden="true">
        <TextWithIcons text={words.priceSign(choice.price)} />
      </span>
      <span className="visually-hidden">
        {plain(words.price({ costs: choice.price.costs.map((x) => ({ ...x, parts: [] })) }))}
      </span>
    </span>
  ) : null;
}

/** What changes, in signs: "+3 coins". */
export function Amounts({ changes }: { changes: readonly Change[] }) {
  const { words } = useTableBasics();
  return (
    <span className="amounts">
      {changes.map((x) => {
        const icon = iconFor(x.name);
        return (
          <span key={x.title + x.name} className="amount" title={words.label(x.name)}>
            <Delta value={x.after - x.before} of={x.name} />
            {icon ? <Icon name={icon} /> : <span>{words.label(x.name)}</span>}
            {icon && <span className="visually-hidden">{words.label(x.name)}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** What a choice would change, by seat. */
export function changesBySeat(board: readonly Section[], preview: Preview | null): [string, Change[]][] {
  if (!preview?.board) return [];
  const counts = diff(board, preview.board).counts.filter((x) => x.seat && x.name);
  return [...Map.groupBy(counts, (x) => x.seat)];
}
