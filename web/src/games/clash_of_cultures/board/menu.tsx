/** The menu of a place: what a city or a group can do, with prices, and what it will cost in mood. */

import { useEffect, useState } from "react";
import { pieceDrawing } from "../../../art/pieces";
import { useTable, useTableBasics } from "../../../board/context";
import { onItem, sectionOf } from "../../../board/find";
import type { Above } from "../../../board/mappane";
import { Icon, TextWithIcons } from "../../../icons";
import type { IconName } from "../../../icons/drawings";
import { SeatShape, UiIcon } from "../../../icons/ui";
import type { Choice, Hex, Item, Section } from "../../../protocol";
import { plain, split, type Words } from "../../../words/words";
import { WORKS } from "../table";
import { ChoiceButton } from "./choicebutton";
import { knownBy, SEATS } from "./parts";
import { figureDrawing } from "./pieces";
import { MapWindow } from "./window";

const ORDER = ["collect", "collect_far", "build", "grow", "found", "move", "influence", "perform"];
const ICONS: Record<string, IconName> = {
  collect: "food",
  collect_far: "farm",
  build: "army",
  grow: "crane",
  found: "village",
  move: "caravan",
  influence: "culture",
  perform: "mask",
};
const LIMITED = ["collect", "collect_far", "build"]; // by the size that a city works as
const BUILDINGS = ["fortress", "academy", "temple", "port"] as const;

type Menu = { place: Hex | null; close: () => void; answers: (hex: Hex) => boolean };

/**
 * The place whose menu is open: the one that is selected, while several things can be done there. Where there is only
 * one, it is done by the click that selects it, unless that hurts: then the menu opens to say so.
 */
export function useMenu(board: readonly Section[]): Menu {
  const { asked, viewer, selected, choices } = useTable();
  const { actions } = useTableBasics();
  const [warned, setWarned] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else may be chosen
  useEffect(() => setWarned(""), [choices]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => e.key === "Escape" && setWarned("");
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const mine = !!viewer && asked?.seat === viewer && asked.question === "Turn";
  const many = (ref: string) => choices.filter((x) => x.refs.includes(ref)).length;
  const cells = [...selected].filter((x) => x.startsWith("cell:"));
  const cell = warned || (cells.length === 1 && many(cells[0] ?? "") > 1 ? cells[0] : "");
  return {
    place: (mine && sectionOf(board, "map", "map")?.hexes.find((h) => h.ref === cell)) || null,
    close: () => {
      setWarned("");
      actions?.back();
    },
    answers: (hex) => {
      const city = sectionOf(board, "cards", "cities", viewer)?.items.find((x) => x.ref === hex.ref);
      const works = choices.some((x) => x.refs.includes(hex.ref) && WORKS.includes(x.verb));
      const hurts = mine && works && many(hex.ref) === 1 && !!city?.note?.startsWith("becomes-");
      setWarned(hurts ? hex.ref : "");
      return hurts;
    },
  };
}

type Props = { board: readonly Section[]; place: Hex; above: Above; close: () => void };

export function PlaceMenu({ board, place, above, close }: Props) {
  const { choices, viewer } = useTable();
  const { words } = useTableBasics();
  const there = choices.filter((x) => x.refs.includes(place.ref));
  const verbs = [...Map.groupBy(there, (x) => x.verb)].sort(([a], [b]) => rank(a) - rank(b));
  const city = sectionOf(board, "cards", "cities", viewer)?.items.find((x) => x.ref === place.ref);
  const map = sectionOf(board, "map", "map");
  const others = there.flatMap((x) => x.refs.filter((ref) => ref.startsWith("cell:") && ref !== place.ref));
  const title = place.seat
    ? capital(words.ref(place.ref))
    : words.say(place.terrain ? `board-land-${place.terrain}` : "web-map-unexplored");
  return (
    <MapWindow
      className="place-menu"
      label={title}
      refs={[place.ref, ...others]}
      others={map?.hexes.filter((h) => h.pieces?.length).map((h) => h.ref)}
      above={above}
      close={close}
      title={
        <>
          {place.seat && <SeatShape seat={place.seat} size={14} />}
          <b>{title}</b>
          {place.note && place.seat && <small>{words.say(`note-${place.note}`, { number: place.number ?? 1 })}</small>}
        </>
      }
    >
      {city && <Mood city={city} />}
      {verbs.map(([verb, same]) =>
        verb === "grow" && city ? (
          <Grow key={verb} board={board} place={place} choices={same} />
        ) : (
          <Row
            key={verb}
            verb={verb}
            choices={same}
            place={place.ref}
            most={LIMITED.includes(verb) ? worksAs(city) : 0}
          />
        ),
      )}
      {city && !there.some((x) => x.verb === "grow") && <Grow board={board} place={place} choices={[]} />}
    </MapWindow>
  );
}

const worksAs = (city: Item | undefined): number => onItem(city, "works-as")?.value ?? 0;

/** A price without the action, which everything here takes. */
function priceText(choice: Choice, words: Words): string {
  const costs = choice.price?.costs.filter((x) => x.unit !== "action" || x.total !== 1) ?? [];
  return costs.length ? words.priceSign({ costs }) : "";
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const rank = (verb: string) => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);

/** What the next activation does to the mood of a city. */
function Mood({ city }: { city: Item }) {
  const { words } = useTableBasics();
  const becomes = ["angry", "neutral"].find((x) => city.note === `becomes-${x}`);
  if (!becomes) return null;
  return (
    <p className="warning" role="note">
      <UiIcon name="warning" size={16} />
      <span>{words.say(`note-becomes-${becomes}`)}</span>
    </p>
  );
}

type RowProps = { verb: string; choices: readonly Choice[]; place: string; most: number };

/** One verb: the whole row is a button, or each of its choices is one. */
function Row({ verb, choices, place, most }: RowProps) {
  const { words } = useTableBasics();
  const icon = ICONS[verb];
  const [only] = choices;
  if (!only) return null;
  const label = words.has(`board-verb-${verb}`)
    ? words.say(`board-verb-${verb}`)
    : plain(words.action(only, choices.length > 1 ? 9 : 0)).replace(/(?:\s—|:)\s…(?:.*…)?$/u, "");
  const price = <TextWithIcons text={priceText(only, words)} />;
  if (choices.length === 1)
    return (
      <ChoiceButton choice={only} className="menu-row">
        {icon && <Icon name={icon} />}
        <span>
          <b>{label}</b> {otherNames(only, place, words)}
        </span>
        <em>
          {most > 0 && words.say("on-works-as", { n: most })} {price}
        </em>
      </ChoiceButton>
    );
  return (
    <div className="menu-row">
      {icon && <Icon name={icon} />}
      <b>{label}</b>
      <em>
        {choices.map((x) => (
          <ChoiceButton key={x.move} choice={x} className="menu-chip">
            {otherNames(x, place, words) || undefined}
          </ChoiceButton>
        ))}
      </em>
    </div>
  );
}

/** What else a choice is about, besides the place. */
function otherNames(choice: Choice, place: string, words: Words): string {
  const others = choice.refs.filter((x) => x !== place);
  return others.map((x) => words.ref(x)).join(", ");
}

/** The four buildings of a city: what stands, what can be built, and which advance is missing. */
function Grow({ board, place, choices }: { board: readonly Section[]; place: Hex; choices: readonly Choice[] }) {
  const { words, actions, facts, viewer } = useTableBasics();
  const built = new Map((place.pieces ?? []).map((p) => [split(p.ref)[1], p.seat ?? ""]));
  const known = knownBy(board, viewer);
  const unlocks = (piece: string) =>
    [...facts].find(
      ([ref, all]) => ref.startsWith("advance:") && all.some(([id, x]) => id === "unlocks" && x.piece === piece),
    )?.[0];
  const [first] = choices;
  const lacking = useLacking("grow", choices.length ? "" : place.ref);
  return (
    <div className="grow">
      <p>
        <Icon name="crane" /> <b>{words.say("board-verb-grow")}</b>{" "}
        {first && <TextWithIcons text={priceText(first, words)} />}
      </p>
      <div>
        {BUILDINGS.map((name) => {
          const choice = choices.find((x) => x.refs.includes(`piece:${name}`));
          const stands = built.has(name);
          const advance = unlocks(name);
          const why = stands
            ? words.say("board-stands")
            : choice
              ? words.say("board-can-grow")
              : advance && !known.has(advance)
                ? words.say("board-needs", { name: words.ref(advance) })
                : words.say("board-not-now");
          return (
            <button
              key={name}
              type="button"
              className="building"
              disabled={!choice}
              data-stands={stands ? "" : undefined}
              data-move={choice?.move}
              onClick={() => choice && actions?.choose(choice)}
            >
              <svg
                viewBox="10 0 28 46"
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from names in a list
                dangerouslySetInnerHTML={{ __html: pieceDrawing({ kind: name }, built.get(name) || viewer) }}
              />
              <b>{words.ref(`piece:${name}`)}</b>
              <small>{why}</small>
            </button>
          );
        })}
      </div>
      {lacking && <p className="muted">{lacking}</p>}
    </div>
  );
}

/** What a verb lacks in a place: figures, or the rule that is in its way, if the board has words for it. */
function useLacking(verb: string, ref: string): string {
  const { words, actions } = useTableBasics();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let gone = false;
    setSaid("");
    if (ref)
      actions?.whyNot(ref).then((why) => {
        const reasons = why.filter((x) => x.verb === verb);
        const missing = reasons.flatMap((x) => (x.missing?.length ? [words.missing(x.missing)] : []));
        const rules = reasons.map((x) => `board-why-${x.rule.replaceAll(".", "-")}`).filter((key) => words.has(key));
        if (!gone) setSaid([...missing, ...rules.map((key) => words.say(key))][0] ?? "");
      });
    return () => {
      gone = true;
    };
  }, [verb, ref, actions, words]);
  return said;
}

/** A wooden figure beside a text. */
export function Figure({ unit, seat, fallen }: { unit: string; seat: string; fallen?: boolean }) {
  return (
    <svg
      className="figure"
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-fallen={fallen ? "" : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from names in a list
      dangerouslySetInnerHTML={{ __html: figureDrawing(unit, SEATS.includes(seat) ? seat : "") }}
    />
  );
}
