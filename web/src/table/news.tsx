/** What happened since the own last turn: a strip for each rival, and stepping through it again on the board. */
import { memo, useCallback, useEffect, useMemo, useState } from "react";
import { useTableBasics } from "../board/context";
import { useShownLine } from "../board/motion";
import { Strip } from "../board/strip";
import { traitsOf } from "../games";
import type { VerbButton } from "../games/game";
import { Icon } from "../icons";
import { SeatShape, UiIcon } from "../icons/ui";
import { api } from "../net/rest";
import type { Entry, Section } from "../protocol";
import { plain, type Words } from "../words/words";
import { type Line, lines } from "./log";
import { LineText } from "./logview";
import type { TableData } from "./store";

const SECOND = 1000;
const CHANCE = "?";

/** The lines of the record since the viewer's last turn; without those that were taken back, or are no news. */
export function newsLines(log: readonly Entry[], ended: number, quiet: readonly string[] = []): Entry[] {
  const isNews = (x: Entry) => !x.said?.length || x.said.some(({ verb }) => !quiet.includes(verb));
  return log.filter((x) => x.n >= ended && !x.undone && (x.kind ?? "move") === "move" && isNews(x));
}

export type Looking = {
  at: number | null; // the line that is looked at again; null: the table as it is
  board: Section[] | null; // after that line
  go: (n: number | null) => void;
  steps: number[]; // lines to step through
  play: () => void;
  playing: boolean;
};

/** Looking at what happened again. Boards that were not seen on this page are asked for. */
export function useLookingBack(data: TableData): Looking {
  const { id, seat, state, log, boards } = data;
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [fetched, setFetched] = useState<{ n: number; board: Section[] } | null>(null);
  const steps = useMemo(() => newsLines(log, state?.ended ?? 0).map((x) => x.n), [log, state?.ended]);
  const n = state?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens next is shown as it is
  useEffect(() => {
    setAt(null);
    setPlaying(false);
  }, [n]);
  const known = at === null ? null : (boards.get(at + 1) ?? (fetched?.n === at + 1 ? fetched.board : null));
  useEffect(() => {
    if (at === null || known) return;
    let wanted = true;
    api.positionAt(id, at + 1, seat, at + 1).then(
      (x) => wanted && setFetched({ n: at + 1, board: x.board }),
      () => wanted && setAt(null), // what cannot be had is not shown
    );
    return () => {
      wanted = false;
    };
  }, [id, seat, at, known]);
  useEffect(() => {
    if (!playing || (at !== null && !known)) return;
    const next = steps.find((x) => x > (at ?? -1)) ?? null;
    const timer = setTimeout(() => {
      setAt(next);
      if (next === null) setPlaying(false);
    }, SECOND);
    return () => clearTimeout(timer);
  }, [playing, at, known, steps]);
  const go = useCallback((to: number | null) => {
    setPlaying(false);
    setAt(to);
  }, []);
  const play = useCallback(() => {
    setAt(steps[0] ?? null);
    setPlaying(steps.length > 0);
  }, [steps]);
  return { at, board: known, go, steps, play, playing };
}

type Props = {
  data: TableData;
  looking: Looking;
  repeatedEvents: Record<string, string>;
  point: (ref: string) => void;
};

export const News = memo(function News({ data, looking, repeatedEvents, point }: Props) {
  const { words, game } = useTableBasics();
  const { quiet } = traitsOf(game);
  const { state, log, seat } = data;
  const shown = useShownLine((x) => x.n);
  const ended = state?.ended ?? 0;
  const all = useMemo(
    () => withoutOwnEnd(lines(newsLines(log, ended, quiet), words, repeatedEvents).filter((x) => x.who !== seat)),
    [log, ended, words, repeatedEvents, seat, quiet],
  );
  if (!seat || !ended || !all.length || state?.result) return null;
  const { at, go, steps } = looking;
  const index = at === null ? steps.length : steps.indexOf(at);
  const rivals = [...Map.groupBy(all, (x) => x.who)];
  const step = (by: number, icon: "left" | "right", label: string) => (
    <button
      type="button"
      className="tool"
      disabled={by < 0 ? index <= 0 : at === null}
      onClick={() => go(steps[index + by] ?? null)}
      aria-label={words.say(label)}
      title={words.say(label)}
    >
      <UiIcon name={icon} size={18} />
    </button>
  );
  return (
    <section className="news" aria-label={words.say("web-news")} data-back={at === null ? undefined : ""}>
      <button type="button" className="news-play" onClick={looking.play} title={words.say("web-news-again")}>
        <UiIcon name="play" size={16} /> {words.say("web-news")}
      </button>
      {step(-1, "left", "web-news-before")}
      {step(1, "right", "web-news-next")}
      {at === null ? (
        <Strip className="news-rivals">
          {rivals.map(([who, said]) => (
            <Rival
              key={who}
              who={who}
              said={said.filter((x) => x.n < Math.max(shown, ended + 1))}
              log={log}
              point={point}
              go={go}
            />
          ))}
        </Strip>
      ) : (
        <>
          <p className="news-now">{lineOf(all, at) && <LineText line={lineOf(all, at) as Line} point={point} />}</p>
          <button type="button" className="button small" onClick={() => go(null)}>
            {words.say("web-news-now")}
          </button>
        </>
      )}
    </section>
  );
});

/** What chance did before anybody else moved belongs to the end of the own turn. */
function withoutOwnEnd(all: Line[]): Line[] {
  const first = all.findIndex((x) => x.who !== CHANCE);
  return first > 0 ? all.slice(first) : all;
}

/** The line that an entry became; lines of chance are joined. */
function lineOf(all: readonly Line[], n: number): Line | undefined {
  return all.find((x) => x.n >= n);
}

type RivalProps = {
  who: string;
  said: Line[];
  log: readonly Entry[];
  point: (ref: string) => void;
  go: (n: number) => void;
};

/** A choice whose verb has an icon, without the verb's words: the icon and what it is about. */
function briefly(line: Line, log: readonly Entry[], verbs: readonly VerbButton[], words: Words) {
  const [said, more] = log.find((x) => x.n === line.n)?.said ?? [];
  const icon = verbs.find((x) => said && !more && x.verbs.includes(said.verb))?.icon;
  const about = said?.refs?.filter((x) => !words.isFigure(x)).map((x) => words.ref(x)) ?? [];
  return icon && about.length ? { icon, about: about.join(" → ") } : null;
}

/** What one rival did, or chance: its moves, each a button that shows the board after it. */
function Rival({ who, said, log, point, go }: RivalProps) {
  const { words, game } = useTableBasics();
  const verbs = traitsOf(game).verbBar?.buttons ?? [];
  const named = (line: Line) => [...line.text, ...line.parts.flat()].find((x) => x.ref && !x.ref.startsWith("seat:"));
  const texts = said.map((line) => ({
    line,
    text: plain(line.text) || plain(line.parts[0] ?? []),
    brief: briefly(line, log, verbs, words),
  }));
  if (!texts.some((x) => x.text)) return null;
  return (
    <span className="news-rival" data-seat={who}>
      {who !== CHANCE && (
        <span className="news-who" title={words.seat(who)}>
          <SeatShape seat={who} size={12} /> {words.seat(who)}
        </span>
      )}
      {texts.map(
        ({ line, text, brief }) =>
          text && (
            <button
              key={line.n}
              type="button"
              className="news-line"
              title={text}
              onClick={() => go(line.n)}
              onPointerEnter={() => point(named(line)?.ref ?? "")}
              onPointerLeave={() => point("")}
              aria-label={brief ? text : undefined}
            >
              {brief ? (
                <>
                  <Icon name={brief.icon} /> <span>{brief.about}</span>
                </>
              ) : (
                <span>{text}</span>
              )}
            </button>
          ),
      )}
    </span>
  );
}
