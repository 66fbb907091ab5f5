import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Behind, large } from "../board/behind";
import { Card, Tile } from "../board/card";
import { idle, TableContext } from "../board/context";
import { Doubt } from "../board/doubt";
import { Ui } from "../icons/ui";
import type { CardsInfo } from "../net/rest";
import { Link, leave, navigate, useHash } from "../router";
import { type GameData, useGame } from "../table/usegame";
import { Frame } from "../ui/frame";
import type { Words } from "../words/words";
import { CopyLink } from "./rules";
import "../styles/table.css";
import "../styles/books.css";

type Row = CardsInfo["cards"][number];
type Told = { ref: string; name: string; text: string; tone: string; doubtful: string[] } & Record<Filter, Choice>;
type Choice = { id: string; name: string };

const FILTERS = ["kind", "age", "type"] as const;
type Filter = (typeof FILTERS)[number];
const NONE: Choice = { id: "", name: "" };

/** A card with what it is found by, in the reader's language. */
export function told(words: Words, x: Row): Told {
  const fact = (id: string) => x.facts.find(([key]) => key === id)?.[1][id];
  const named = (kind: string): Choice | undefined => {
    const said = fact(kind);
    return typeof said === "string" ? { id: said, name: large(words.name(kind, said)) } : undefined;
  };
  const label = (id: string): Choice | undefined =>
    id && words.has(`label-${id}`) ? { id, name: large(words.say(`label-${id}`)) } : undefined;
  const type = named("type") ?? named("kind") ?? (x.tone ? label(`color-${x.tone}`) : undefined) ?? NONE;
  const name = words.ref(x.ref);
  return {
    ref: x.ref,
    name,
    text: `${name} ${words.facts(x.facts).join(" ")}`.toLowerCase(),
    tone: x.tone,
    doubtful: x.unverified,
    kind: words.has(`web-kind-${x.kind}`) ? { id: x.kind, name: large(words.say(`web-kind-${x.kind}`)) } : NONE,
    age: named("age") ?? label(x.deck) ?? NONE,
    type,
  };
}

/** The choices of a filter in the order of the cards; none where they would not tell cards apart. */
export function choicesOf(cards: readonly Told[], filter: Filter): Choice[] {
  const found = new Map(cards.map((x) => [x[filter].id, x[filter]]));
  found.delete("");
  return found.size > 1 ? [...found.values()] : [];
}

const WHOLE = { q: "", kind: "", age: "", type: "", doubtful: "" };
type Narrow = typeof WHOLE;

/** What is looked for, in the address too: a list that was narrowed can be sent to somebody. */
function useNarrow(): [Narrow, (by: Partial<Narrow>) => void] {
  const [narrow, setNarrow] = useState<Narrow>(() => {
    const said = new URLSearchParams(location.search);
    return { ...WHOLE, ...Object.fromEntries([...said].filter(([key]) => key in WHOLE)) };
  });
  useEffect(() => {
    const query = `${new URLSearchParams(Object.entries(narrow).filter(([, said]) => said))}`;
    if (query !== location.search.slice(1))
      navigate(`${location.pathname}${query && `?${query}`}${location.hash}`, "replace");
  }, [narrow]);
  return [narrow, (by) => setNarrow((old) => ({ ...old, ...by }))];
}

/** Whichever way an opened card is closed, its place in the list has the focus again. */
function useReturn(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (!shown && before.current) document.getElementById(before.current)?.querySelector("button")?.focus();
    before.current = shown;
  }, [shown]);
}

export default function Cards({ game }: { game: string }) {
  const data = useGame(game);
  const { words, cards, facts, doubtful, info } = data;
  const [narrow, setNarrow] = useNarrow();
  const wanted = useDeferredValue(narrow.q.trim().toLowerCase());
  const hash = decodeURIComponent(useHash());
  const all = useMemo(() => cards.cards.filter((x) => x.listed).map((x) => told(words, x)), [cards, words]);
  const found = useMemo(
    () =>
      all.filter(
        (x) =>
          wanted.split(/\s+/).every((word) => x.text.includes(word)) &&
          FILTERS.every((filter) => !narrow[filter] || x[filter].id === narrow[filter]) &&
          (!narrow.doubtful || x.doubtful.length > 0),
      ),
    [all, wanted, narrow],
  );
  const list = useRef<HTMLUListElement>(null);
  const open = useCallback((ref: string) => navigate(`#${ref}`), []);
  const close = useCallback(() => leave(location.pathname + location.search), []);
  const table = useMemo(
    () => ({
      ...idle(words, game),
      facts,
      doubtful,
      tones: new Map(all.map((x) => [x.ref, x.tone])),
      touch: open,
      show: (ref: string, _: Element | null, pinned: boolean) => pinned && open(ref),
    }),
    [words, game, facts, doubtful, all, open],
  );
  useEffect(() => {
    document.title = `${words.say("web-cards")} · ${words.say("game")}`;
  }, [words]);
  useEffect(() => {
    if (facts.has(hash)) document.getElementById(hash)?.scrollIntoView?.({ block: "nearest" });
  }, [hash, facts]);
  const shown = all.find((x) => x.ref === hash);
  useReturn(shown?.ref ?? "");
  return (
    <Frame title={words.say("game")}>
      <TableContext value={table}>
        <section className="page cards-page" data-game={game}>
          <h1>
            {words.say("game")}: {words.say("web-cards")}
          </h1>
          <search className="book-bar" aria-label={words.say("web-filters")}>
            <label className="field grow">
              <span>{words.say("web-search")}</span>
              <input
                className="search"
                type="search"
                value={narrow.q}
                onChange={(e) => setNarrow({ q: e.target.value })}
              />
            </label>
            {FILTERS.map((filter) => (
              <Choose
                key={filter}
                label={words.say(`web-filter-${filter}`)}
                every={words.say("web-filter-all")}
                choices={choicesOf(all, filter)}
                value={narrow[filter]}
                choose={(id) => setNarrow({ [filter]: id })}
              />
            ))}
          </search>
          <p className="row book-row">
            <span className="muted num" role="status">
              {words.say("web-found", { n: found.length })}
            </span>
            {info.unverified && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={narrow.doubtful !== ""}
                  onChange={(e) => setNarrow({ doubtful: e.target.checked ? "1" : "" })}
                />
                <span>{words.say("web-filter-doubtful")}</span>
              </label>
            )}
            {Object.values(narrow).some(Boolean) && (
              <button type="button" className="button quiet small" onClick={() => setNarrow(WHOLE)}>
                {words.say("web-filter-clear")}
              </button>
            )}
            <span className="grow" />
            <Link className="plain" href={`/rules/${game}`}>
              {words.say("web-rules")}
            </Link>
            <Link className="plain" href="/legend">
              {words.say("web-legend")}
            </Link>
          </p>
          {!found.length && <p>{words.say("web-nothing-found")}</p>}
          <ul className="card-list as-cards" ref={list} onKeyDown={(e) => step(e, list.current)}>
            {found.map((x) => (
              <li key={x.ref} id={x.ref}>
                <Card item={{ ref: x.ref, tone: x.tone }} />
                {x.doubtful.length > 0 && (
                  <span className="doubt-mark" title={words.say("web-doubtful")}>
                    <span aria-hidden="true">≈</span>
                    <span className="unseen">{words.say("web-doubtful")}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
        {shown && <Whole key={shown.ref} card={shown} data={data} close={close} />}
      </TableContext>
    </Frame>
  );
}

function Choose({
  label,
  every,
  choices,
  value,
  choose,
}: {
  label: string;
  every: string;
  choices: Choice[];
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

/** Arrows move over the cards as they lie. */
function step(e: KeyboardEvent, list: HTMLElement | null) {
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

/** All that a card says: facts, doubts, the rules that name it, and its address. */
function Whole({ card, data, close }: { card: Told; data: GameData; close: () => void }) {
  const { words, facts, info } = data;
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  const kinds = new Set(data.cards.cards.map((x) => x.kind)).size;
  useEffect(() => box.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is its backdrop
    <dialog
      ref={box}
      className="whole"
      aria-labelledby={title}
      onClose={close}
      onClick={(e) => e.target === box.current && box.current?.close()}
    >
      <div className="panel-head" data-tone={card.tone}>
        <Tile item={{ ref: card.ref }} tone={card.tone} />
        <h2 id={title}>{card.name}</h2>
        <button type="button" className="tool" onClick={() => box.current?.close()} aria-label={words.say("web-close")}>
          <Ui name="close" size={18} />
        </button>
      </div>
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
        <Doubt of={card.ref} />
        <Behind
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
