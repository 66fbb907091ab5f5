import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Icon, ideaOfRef } from "../icons";
import { Link } from "../router";
import { useGame } from "../table/usegame";
import { Frame } from "../ui/frame";

export default function Cards({ game }: { game: string }) {
  const { words, cards } = useGame(game);
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const all = useMemo(
    () => cards.cards.map((x) => ({ ...x, name: words.ref(x.ref), told: words.facts(x.facts) })),
    [cards, words],
  );
  const found = all.filter((x) => !wanted || `${x.name} ${x.told.join(" ")}`.toLowerCase().includes(wanted));
  useEffect(() => {
    document.title = `${words.say("web-cards")} · ${words.say("game")}`;
  }, [words]);
  return (
    <Frame title={words.say("game")}>
      <section className="page" data-game={game}>
        <h1>
          {words.say("game")}: {words.say("web-cards")}
        </h1>
        <p className="row">
          <input
            className="search"
            type="search"
            value={text}
            onChange={(e) => setText(e.target.value)}
            placeholder={words.say("web-search")}
            aria-label={words.say("web-search")}
          />
          <span className="muted num">{found.length}</span>
          <Link className="plain" href={`/rules/${game}`}>
            {words.say("web-rules")}
          </Link>
        </p>
        <ul className="card-list">
          {found.map((x) => (
            <li key={x.ref} id={x.ref}>
              <h2>
                <span className="tile">
                  <Icon idea={ideaOfRef(x.ref, x.facts)} />
                </span>
                {x.name}
              </h2>
              <ul className="facts">
                {x.told.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              {x.doubtful?.length > 0 && <p className="doubt">{words.say("web-doubtful")}</p>}
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}
