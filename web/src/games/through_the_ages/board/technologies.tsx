/** Technologies in eleven columns, ages upwards; each with its workers, blue tokens and what one more costs. */
import { memo } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { useTableBasics } from "../../../board/context";
import type { ItemKeys } from "../../../board/sections";
import { useThing } from "../../../board/thing";
import type { Item } from "../../../protocol";
import { softHyphens } from "../../../words/hyphens";
import { plain } from "../../../words/words";
import { useActs } from "./acts";
import { ageOf, useGist } from "./cardface";
import { Sign, SignText } from "./signs";
import { type TableSections, TYPE_ICON, TYPES, tokensOn, workersOn } from "./tablesections";
import { useWorkers } from "./workers";

const LONG = 15; // letters of a name that need the whole width of a low card

const URBAN = new Set(["lab", "temple", "library", "theater", "arena"]);
const STORES: Readonly<Record<string, "food" | "resources">> = { farm: "food", mine: "resources" };

type Props = { table: TableSections; seat: string; keys: ItemKeys };

export const Technologies = memo(function Technologies({ table, seat, keys }: Props) {
  const { words } = useTableBasics();
  const byType = table.technologies(seat);
  return (
    <section className="a-grid" aria-label={words.label("technologies")}>
      {TYPES.map((type) => (
        <Column key={type} {...{ type, table, seat, keys }} items={byType.get(type) ?? []} />
      ))}
    </section>
  );
});

function Column({ type, items, table, seat, keys }: Props & { type: string; items: readonly Item[] }) {
  const { words } = useTableBasics();
  const icon = TYPE_ICON[type] ?? "card";
  const label = words.label(`type-${type}`);
  const workers = items.reduce((n, x) => n + workersOn(x), 0);
  const limit = table.value("people", seat, "urban-limit");
  const store = STORES[type];
  const about = table.cards("victim")[0]?.ref;
  const foreign = about !== undefined && about !== `seat:${seat}`;
  const newest = items.at(-1);
  const busy = items.filter((x) => workersOn(x) > 0 || tokensOn(x) > 0 || x === newest);
  return (
    <div className="a-col" data-type={type} data-bare={items.length ? undefined : ""}>
      <span className="a-ch" title={label}>
        <Sign name={icon} />
        {store && (
          <span className="a-store" title={words.label(store)}>
            <b>{table.value("stores", seat, store)}</b>
            <Sign name={store} />
          </span>
        )}
        {URBAN.has(type) && items.length > 0 && (
          <span data-full={workers >= limit ? "" : undefined}>
            {workers}/{limit}
          </span>
        )}
        {!store && !URBAN.has(type) && workers > 0 && <span>{workers}</span>}
        <span className="visually-hidden">{label}</span>
      </span>
      {items.length ? (
        <div className="a-stack" data-live={busy.length}>
          {busy.length < items.length && (
            <div className="a-dormants">
              {items
                .filter((x) => !busy.includes(x))
                .map((item) => (
                  <Technology key={item.ref} item={item} motionKey={keys(item)} foreign={foreign} dormant />
                ))}
            </div>
          )}
          {busy.map((item) => (
            <Technology key={item.ref} item={item} motionKey={keys(item)} foreign={foreign} crowded={busy.length > 1} />
          ))}
        </div>
      ) : (
        <div className="a-hole" />
      )}
    </div>
  );
}

/** Figures of workers or tokens: one node for all of them; a number where they are many. */
export function Pips({ n, piece, most = 5 }: { n: number; piece: "worker" | "blue"; most?: number }) {
  const { words } = useTableBasics();
  if (!n) return null;
  const label = `${words.label(piece === "worker" ? "workers" : "tokens")}: ${n}`;
  return (
    <span
      className="a-pips"
      data-piece={piece}
      style={{ "--n": n > most ? 1 : n } as never}
      role="img"
      aria-label={label}
    >
      {n > most && <b>{n}</b>}
    </span>
  );
}

type TechnologyProps = {
  item: Item;
  motionKey: string;
  dormant?: boolean; // an older one without workers
  foreign: boolean; // what is asked is about cards of a rival
  crowded?: boolean; // others with workers stand above or below it
};

function Technology({ item, dormant, crowded, foreign, motionKey }: TechnologyProps) {
  const { words, facts, pictures, tones, actions, click } = useTableBasics();
  const thing = useThing(item.ref);
  const acts = useActs();
  const workers = useWorkers();
  const { gains } = useGist(item.ref, { lines: 0, width: 8, letters: 12 });
  const [count, tokens] = [workersOn(item), tokensOn(item)];
  const target = workers.to(item.ref);
  const own = foreign ? [] : acts.ofTechnology(item.ref);
  const moves = foreign ? [] : acts.ofWorker(item.ref);
  const only = own.length === 1 ? own[0] : undefined;
  const lit = target ?? own.length > 0;
  const known = facts.get(item.ref) ?? [];
  const name = words.ref(item.ref);
  const says = only ? plain(words.action(only)) : "";
  const label = [name, says, `${words.label("workers")}: ${count}`, ...words.facts(known)].filter(Boolean).join(". ");
  const onClick = () => {
    if (target) actions?.choose(target);
    else if (only) actions?.choose(only);
    else if (!own.length && moves.length) workers.pick(item.ref);
    else click(item.ref);
  };
  return (
    <div
      className="a-tech"
      data-place={item.ref}
      data-tone={item.tone || tones.get(item.ref)}
      data-dormant={dormant ? "" : undefined}
      data-target={target ? "" : undefined}
      data-can={lit ? "" : undefined}
      data-key={motionKey}
    >
      <button
        type="button"
        {...thing}
        className="a-tmain"
        data-long={name.length > LONG ? "" : undefined}
        data-lit={lit ? "" : undefined}
        tabIndex={lit ? 0 : thing.tabIndex}
        onClick={onClick}
      >
        <ScreenReaderLabel of={[label]} />
        <span className="a-in" aria-hidden="true">
          <span className={`a-pic ${pictures.card(item.ref)}`} />
          <b className="a-nm">{softHyphens(name)}</b>
          <span className="a-out">
            <SignText text={gains.replaceAll("+", "")} />
          </span>
          <span className="a-pr">
            <SignText text={`${item.price ?? 0}⚒`} />
          </span>
          <span className="a-st">
            {count ? (
              <Pips n={count} piece="worker" most={crowded ? 1 : tokens ? 2 : 4} />
            ) : (
              <span className="a-ghost" />
            )}
            <Pips n={tokens} piece="blue" most={crowded || count > 1 ? 1 : 3} />
          </span>
          <span className="a-age">{ageOf(known)}</span>
        </span>
      </button>
      {count > 0 && moves.length > 0 && (
        <button
          type="button"
          className="a-move"
          aria-label={words.say("web-ages-move-worker", { name })}
          aria-pressed={workers.inHand?.from === item.ref}
          data-act="worker"
          onClick={() => workers.pick(item.ref)}
          {...workers.drag(item.ref)}
        />
      )}
    </div>
  );
}

/** What the worker in hand may do, as buttons: each target with its price, and being free again. */
export function WorkerMenu() {
  const { words, actions } = useTableBasics();
  const { inHand, putDown } = useWorkers();
  if (!inHand || inHand.held) return null;
  const choices = [...inHand.choicesTo.values()];
  return (
    <fieldset className="a-wmenu" aria-label={words.say("web-ages-worker-to")}>
      <b>{words.say("web-ages-worker-to")}</b>
      {choices.map((choice) => (
        <button
          key={choice.move}
          type="button"
          className="a-btn"
          onClick={() => actions?.choose(choice)}
          onPointerEnter={() => actions?.hint(choice)}
          onPointerLeave={() => actions?.hint(null)}
        >
          {plain(words.action(choice))}
          {choice.price && <SignText text={words.priceSign(choice.price)} />}
        </button>
      ))}
      <button type="button" className="a-btn" onClick={putDown}>
        {words.say("web-back")}
      </button>
    </fieldset>
  );
}
