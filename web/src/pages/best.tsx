/** The best results of a game for one player: by what was played, with what was reached, each with its replay. */
import { useEffect, useState } from "react";
import { api, type BestResult, RequestError } from "../net/rest";
import { Link } from "../router";
import { useGame } from "../table/gamedata";
import { ErrorPage } from "../ui/errors";
import { PageFrame } from "../ui/pageframe";
import { useSay } from "../words/context";
import type { Words } from "../words/words";
import "../styles/best.css";

export default function Best({ game }: { game: string }) {
  const t = useSay();
  const { words, info } = useGame(game);
  const [results, setResults] = useState<BestResult[] | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    document.title = `${t("web-best")} · ${words.say("game")}`;
  }, [t, words]);
  useEffect(() => {
    api
      .best(game)
      .then(setResults)
      .catch((x) => setFailed(x instanceof RequestError ? x.id : "broken"));
  }, [game]);
  if (failed) return <ErrorPage id={failed} />;
  const option = info.options[0]?.name ?? "";
  const played = Map.groupBy(results ?? [], (x) => x.options[option] ?? "");
  return (
    <PageFrame>
      <section className="page reading best">
        <h1>{t("web-best")}</h1>
        <p className="muted">
          {words.say("game")} · {t("web-best-about")}
        </p>
        {results?.length === 0 && <p>{t("web-best-none")}</p>}
        {[...played].map(([choice, same]) => (
          <section key={choice}>
            <h2>{choice ? words.say(`choice-${option}-${choice}`) : words.say("game")}</h2>
            <Results of={same} words={words} />
          </section>
        ))}
        <p>
          <Link className="button" href={`/new/${game}`}>
            {t("web-play-alone")}
          </Link>
        </p>
      </section>
    </PageFrame>
  );
}

function Results({ of, words }: { of: readonly BestResult[]; words: Words }) {
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: "medium" });
  return (
    <ol className="best-results">
      {of.map((x) => (
        <li key={x.id} data-won={x.won ? "" : undefined}>
          <b className="best-points">{words.say("unit-points", { n: x.score })}</b>
          <span>{words.say(`how-${x.how}`)}</span>
          <span className="best-reached">{x.reached.map((ref) => words.ref(ref)).join(", ")}</span>
          <span className="muted">{date.format(x.ended)}</span>
          <Link href={`/replay/${x.id}`}>{words.say("web-replay")}</Link>
        </li>
      ))}
    </ol>
  );
}
