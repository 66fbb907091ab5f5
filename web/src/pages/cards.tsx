import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Card, Tile } from "../board/card";
import { readOnlyTable, TableContext, useTableBasics } from "../board/context";
import { capitalized, RuleLinks } from "../board/rulelinks";
import { UnverifiedNote } from "../board/unverified";
import { gameColours } from "../games";
import { UiIcon } from "../icons/ui";
import type { CardInfo } from "../net/rest";
import { Link, leave, navigate, useHash } from "../router";
import { type GameData, useGame } from "../table/gamedata";
import { PageFrame } from "../ui/pageframe";
import type { Words } from "../words/words";
import { CopyLink } from "./rules";
import "../styles/table.css";
import "../styles/reference.css";

type ListedCard = { ref: string; name: string; text: string; tone: string; unverified: string[] } & Record<
  Filter,
  FilterOption
>;
type FilterOption = { id: string; name: string };

const FILTERS = ["kind", "age", "type"] as const;
type Filter = (typeof FILTERS)[number];
const NO_OPTION: FilterOption = { id: "", name: "" };
const ROOM = { lines: 5, width: 12, letters: 15 }; // for texts on a card of this page

/** A card of the list with its texts in the reader's language. */
export function listedCard(words: Words, x: CardInfo): ListedCard {
  const fact = (id: string) => x.facts.find(([key]) => key === id)?.[1][id];
  const named = (kind: string): FilterOption | undefined => {
    const id = fact(kind);
    return typeof id === "string" ? { id, name: capitalized(words.name(kind, id)) } : undefined;
  };
  const label = (id: string): FilterOption | undefined =>
    id && words.has(`label-${id}`) ? { id, name: capitalized(words.say(`label-${id}`)) } : undefined;
  const type = named("type") ?? named("kind") ?? (x.tone ? label(`color-${x.tone}`) : undefined) ?? NO_OPTION;
  const name = words.ref(x.ref);
  return {
    ref: x.ref,
    name,
    text: `${name} ${words.facts(x.facts).join(" ")}`.toLowerCase(),
    tone: x.tone,
    unverified: x.unverified,
    kind: words.has(`web-kind-${x.kind}`)
      ? { id: x.kind, name: capitalized(words.say(`web-kind-${x.kind}`)) }
      : NO_OPTION,
    age: named("age") ?? label(x.deck) ?? NO_OPTION,
    type,
  };
}

/** The options of a filter in the order of the cards; none if all cards have the same. */
export function filterOptions(cards: readonly ListedCard[], filter: Filter): FilterOption[] {
  const found = new Map(cards.map((x) => [x[filter].id, x[filter]]));
  found.delete("");
  return found.size > 1 ? [...found.values()] : [];
}

const NO_FILTERS = { q: "", kind: "", age: "", type: "", unverified: "" };
type CardFilters = typeof NO_FILTERS;

/** The filters. They are also in the address, so that a filtered list can be shared. */
function useCardFilters(): [CardFilters, (by: Partial<CardFilters>) => void] {
  const [filters, setFilters] = useState<CardFilters>(() => {
    const query = new URLSearchParams(location.search);
    return { ...NO_FILTERS, ...Object.fromEntries([...query].filter(([key]) => key in NO_FILTERS)) };
  });
  useEffect(() => {
    const query = `${new URLSearchParams(Object.entries(filters).filter(([, value]) => value))}`;
    if (query !== location.search.slice(1))
      navigate(`${location.pathname}${query && `?${query}`}${location.hash}`, "replace");
  }, [filters]);
  return [filters, (by) => setFilters((old) => ({ ...old, ...by }))];
}

/** When a card is closed, its place in the list gets the focus again. */
function useReturnFocus(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (!shown && before.current) document.getElementById(before.current)?.querySelector("button")?.focus();
    before.current = shown;
  }, [shown]);
}

export default function Cards({ game }: { game: string }) {
  const data = useGame(game);
  const { words, cards, facts, unverified, info } = data;
  const [filters, setFilters] = useCardFilters();
  const wanted = useDeferredValue(filters.q.trim().toLowerCase());
  const hash = decodeURIComponent(useHash());
  const all = useMemo(() => cards.cards.filter((x) => x.listed).map((x) => listedCard(words, x)), [cards, words]);
  const found = useMemo(
    () =>
      all.filter(
        (x) =>
          wanted.split(/\s+/).every((word) => x.text.includes(word)) &&
          FILTERS.every((filter) => !filters[filter] || x[filter].id === filters[filter]) &&
          (!filters.unverified || x.unverified.length > 0),
      ),
    [all, wanted, filters],
  );
  const list = useRef<HTMLUListElement>(null);
  const open = useCallback((ref: string) => navigate(`#${ref}`), []);
  const close = useCallback(() => leave(location.pathname + location.search), []);
  const table = useMemo(
    () => ({
      ...readOnlyTable(words, game),
      facts,
      unverified,
      tones: new Map(all.map((x) => [x.ref, x.tone])),
      click: open,
      show: (ref: string, _: Element | null, pinned: boolean) => pinned && open(ref),
    }),
    [words, game, facts, unverified, all, open],
  );
  useEffect(() => {
    document.title = `${words.say("web-cards")} · ${words.say("game")}`;
  }, [words]);
  useEffect(() => {
    if (facts.has(hash)) document.getElementById(hash)?.scrollIntoView?.({ block: "nearest" });
  }, [hash, facts]);
  const shown = all.find((x) => x.ref === hash);
  useReturnFocus(shown?.ref ?? "");
  return (
    <PageFrame title={words.say("game")}>
      <TableContext value={table}>
        <section className="page cards-page" {...gameColours(game)}>
          <h1>
            {words.say("game")}: {words.say("web-cards")}
          </h1>
          <search className="reference-bar" aria-label={words.say("web-filters")}>
            <label className="field grow">
              <span>{words.say("web-search")}</span>
              <input
                className="search"
                type="search"
                value={filters.q}
                onChange={(e) => setFilters({ q: e.target.value })}
              />
            </label>
            {FILTERS.map((filter) => (
              <FilterSelect
                key={filter}
                label={words.say(`web-filter-${filter}`)}
                every={words.say("web-filter-all")}
                choices={filterOptions(all, filter)}
                value={filters[filter]}
                choose={(id) => setFilters({ [filter]: id })}
              />
            ))}
          </search>
          <p className="row reference-row">
            <span className="muted num" role="status">
              {words.say("web-found", { n: found.length })}
            </span>
            {info.hasUnverified && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={filters.unverified !== ""}
                  onChange={(e) => setFilters({ unverified: e.target.checked ? "1" : "" })}
                />
                <span>{words.say("web-filter-unverified")}</span>
              </label>
            )}
            {Object.values(filters).some(Boolean) && (
              <button type="button" className="button quiet small" onClick={() => setFilters(NO_FILTERS)}>
                {words.say("web-filter-clear")}
              </button>
            )}
            <span className="grow" />
            <Link className="text-link" href={`/rules/${game}`}>
              {words.say("web-rules")}
            </Link>
            <Link className="text-link" href="/legend">
              {words.say("web-legend")}
            </Link>
          </p>
          {!found.length && <p>{words.say("web-nothing-found")}</p>}
          <ul className="card-list as-cards" ref={list} onKeyDown={(e) => moveFocus(e, list.current)}>
            {found.map((x) => (
              <li key={x.ref} id={x.ref}>
                <Card item={{ ref: x.ref, tone: x.tone }} room={ROOM} />
                {x.unverified.length > 0 && (
                  <span className="unverified-mark" title={words.say("web-unverified")}>
                    <span aria-hidden="true">≈</span>
                    <span className="visually-hidden">{words.say("web-unverified")}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
        {shown && <CardDialog key={shown.ref} card={shown} data={data} close={close} />}
      </TableContext>
    </PageFrame>
  );
}

function FilterSelect({
  label,
  every,
  choices,
  value,
  choose,
}: {
  label: string;
  every: string;
  choices: FilterOption[];
  value: string;
  choose: (id: string) => void;
}) {
  const id = useId();
  if (!choices.length) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(e) => choose(e.target.value)}>
        <option value="">{every}</option>
        {choices.map((x) => (
          <option key={x.id} value={x.id}>
            {x.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Arrow keys move the focus from card to card. */
function moveFocus(e: KeyboardEvent, list: HTMLElement | null) {
  const all = [...(list?.querySelectorAll<HTMLElement>(".card") ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const top = (card: HTMLElement | undefined) => card?.parentElement?.offsetTop;
  const beyond = all.findIndex((x) => top(x) !== top(all[0]));
  const row = beyond < 0 ? all.length : beyond;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row, Home: -at, End: all.length - 1 - at }[
    e.key
  ];
  const next = by === undefined ? undefined : all[at + by];
  if (!next) return;
  e.preventDefault();
  next.focus();
}

/** A card with its facts, the note on unverified figures, links to its rules, and its address. */
function CardDialog({ card, data, close }: { card: ListedCard; data: GameData; close: () => void }) {
  const { words, facts, info } = data;
  const picture = useTableBasics().pictures.card(card.ref);
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  const kinds = new Set(data.cards.cards.map((x) => x.kind)).size;
  useEffect(() => box.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is its backdrop
    <dialog
      ref={box}
      className="card-dialog"
      aria-labelledby={title}
      onClose={close}
      onClick={(e) => e.target === box.current && box.current?.close()}
    >
      <div className="panel-head" data-tone={card.tone}>
        {!picture && <Tile item={{ ref: card.ref }} tone={card.tone} />}
        <h2 id={title}>{card.name}</h2>
        <button type="button" className="tool" onClick={() => box.current?.close()} aria-label={words.say("web-close")}>
          <UiIcon name="close" size={18} />
        </button>
      </div>
      {picture && <div className={`panel-picture picture ${picture}`} />}
      <div className="panel-body">
        <p className="muted">
          {[...(kinds > 1 ? [card.kind] : []), card.type, card.age]
            .map((x) => x.name)
            .filter(Boolean)
            .join(" · ")}
        </p>
        <ul className="facts">
          {words
            .facts((facts.get(card.ref) ?? []).filter(([id]) => !["age", "kind", "type"].includes(id)))
            .map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
        </ul>
        <UnverifiedNote of={card.ref} />
        <RuleLinks
          of={card.ref}
          most={12}
          link={(rule, text) => (
            <Link key={rule} href={`/rules/${info.id}#${rule}`} title={text}>
              {rule}
            </Link>
          )}
        />
        <p>
          <CopyLink text name={card.name} id={card.ref} say={words.say.bind(words)} />
        </p>
      </div>
    </dialog>
  );
}
