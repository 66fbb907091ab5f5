/** A hint above the prompt: the three best choices, the reason first, the figure second; and how the seats stand. */
import { useEffect, useRef } from "react";
import { useTableBasics } from "../board/context";
import { UiIcon } from "../icons/ui";
import type { Advice, Choice, HintReason } from "../protocol";
import { plain, type Words } from "../words/words";
import type { TableData, TableStore } from "./store";

const ALIKE = 0.02; // chances that differ by less count as equal

export function HintPanel({ store, data }: { store: TableStore; data: TableData }) {
  const { words, viewer } = useTableBasics();
  const close = useRef<HTMLButtonElement>(null);
  const { advice, advising, state } = data;
  const there = !!advice;
  useEffect(() => {
    if (there) close.current?.focus({ preventScroll: true });
  }, [there]);
  if (advising)
    return (
      <p className="hint-panel" role="status">
        <UiIcon name="clock" size={18} /> {words.say("web-hint-thinking")}
      </p>
    );
  if (!advice || advice.n !== state?.n) return null;
  const me = (data.table?.chairs ?? []).findIndex((x) => x.seat === viewer);
  const best = advice.advice[0]?.expected?.[me];
  return (
    <section className="hint-panel" aria-label={words.say("web-hint-title")}>
      <header>
        <h3>
          <UiIcon name="guide" size={18} /> {words.say("web-hint-title")}
        </h3>
        <button
          type="button"
          ref={close}
          className="tool"
          onClick={store.dismissAdvice}
          aria-label={words.say("web-close")}
        >
          <UiIcon name="close" size={18} />
        </button>
      </header>
      <Balance expected={advice.advice[0]?.expected ?? []} seats={(data.table?.chairs ?? []).map((x) => x.seat)} />
      <ol>
        {advice.advice.map((x, i) => (
          <AdviceRow key={x.move} store={store} advice={x} first={i === 0} best={best} me={me} data={data} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = {
  store: TableStore;
  advice: Advice;
  first: boolean;
  best: number | undefined;
  me: number;
  data: TableData;
};

function AdviceRow({ store, advice, first, best, me, data }: RowProps) {
  const { words } = useTableBasics();
  const choice = data.state?.choices?.find((x) => x.move === advice.move);
  if (!choice) return null;
  const mine = advice.expected?.[me];
  const behind = best === undefined || mine === undefined ? 0 : best - mine;
  const place = first ? "web-hint-best" : behind < ALIKE ? "web-hint-equal" : "";
  return (
    <li>
      <button
        type="button"
        className="choice"
        onClick={() => store.choose(choice)}
        onPointerEnter={() => store.hint(choice)}
        onPointerLeave={() => store.hint(null)}
        data-advice={advice.move}
      >
        {plain(words.action(choice))}
      </button>
      <span className="hint-why">
        {reasonsText(words, advice, first)}
        {(advice.then?.length ?? 0) > 0 && (
          <span className="muted"> {words.say("web-hint-then", { moves: thenText(words, advice) })}</span>
        )}
      </span>
      <span className="hint-figure num">
        {place && <b>{words.say(place)}</b>}
        {mine !== undefined && first && <span>{words.say("web-hint-chance", { n: percent(mine) })}</span>}
        {!first && !place && <span>{words.say("web-hint-less", { n: percent(behind) })}</span>}
      </span>
    </li>
  );
}

const percent = (share: number): number => Math.round(100 * share);

function thenText(words: Words, advice: Advice): string {
  return (advice.then ?? []).map((x) => plain(words.action(x as Pick<Choice, "verb" | "refs">))).join("; ");
}

function reasonsText(words: Words, advice: Advice, first: boolean): string {
  const reasons: readonly HintReason[] = advice.reasons ?? [];
  if (!reasons.length) return first && advice.expected?.length ? words.say("web-hint-none") : "";
  return reasons.map((x) => words.reason(x)).join("; ");
}

/** The evaluation bar: a part for each seat, as large as its chance. */
export function Balance({ expected, seats }: { expected: readonly number[]; seats: readonly string[] }) {
  const { words } = useTableBasics();
  const sum = expected.reduce((a, b) => a + b, 0);
  if (expected.length < 2 || sum <= 0) return null;
  const shares = seats.map((seat, i) => ({ seat, share: (expected[i] ?? 0) / sum }));
  const text = shares.map((x) => words.say("web-share", { name: words.seat(x.seat), n: percent(x.share) })).join(", ");
  return (
    <p className="balance">
      <span className="balance-bar" aria-hidden="true">
        {shares.map((x) => (
          <span key={x.seat} data-seat={x.seat} style={{ flexGrow: x.share }} />
        ))}
      </span>
      <span className="num">{words.say("web-balance", { shares: text })}</span>
    </p>
  );
}
