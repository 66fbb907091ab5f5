import { use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { api, type Rule } from "../net/rest";
import { Link, useHash } from "../router";
import { Frame } from "../ui/frame";
import { useWords } from "../words/context";

/** The few marks that the list of rules uses: bold, slanted, code. */
export function marked(text: string) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((x, i) => {
    const key = `${i}${x.slice(0, 8)}`;
    if (x.startsWith("**")) return <b key={key}>{x.slice(2, -2)}</b>;
    if (x.startsWith("*") && x.length > 2) return <i key={key}>{x.slice(1, -1)}</i>;
    if (x.startsWith("`")) return <code key={key}>{x.slice(1, -1)}</code>;
    return x;
  });
}

export default function Rules({ game }: { game: string }) {
  const words = useWords(game);
  const { rules } = use(api.rules(game));
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const hash = useHash();
  const found = useMemo(
    () => rules.filter((r) => !wanted || `${r.id} ${r.text}`.toLowerCase().includes(wanted)),
    [rules, wanted],
  );
  const chapters = Map.groupBy(found, (r: Rule) => r.chapter);
  useEffect(() => {
    document.title = `${words.say("web-rules")} · ${words.say("game")}`;
  }, [words]);
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <Frame title={words.say("game")}>
      <section className="page reading" data-game={game}>
        <h1>
          {words.say("game")}: {words.say("web-rules")}
        </h1>
        <p className="muted">{words.say("web-rules-about")}</p>
        <p className="row">
          <input
            className="search"
            type="search"
            value={text}
            onChange={(e) => setText(e.target.value)}
            placeholder={words.say("web-search")}
            aria-label={words.say("web-search")}
          />
          <Link className="plain" href={`/cards/${game}`}>
            {words.say("web-cards")}
          </Link>
        </p>
        {!wanted && (
          <nav className="contents" aria-label={words.say("web-chapters")} lang="en">
            {[...chapters].map(([chapter, list]) => (
              <a key={chapter} href={`#${list[0]?.id}`}>
                {chapter}
              </a>
            ))}
          </nav>
        )}
        {!found.length && <p>{words.say("cli-nothing-more")}</p>}
        <div lang="en">
          {[...chapters].map(([chapter, list]) => (
            <section key={chapter}>
              <h2>{chapter}</h2>
              {list.map((rule) => (
                <p key={rule.id} id={rule.id} className="rule" data-here={hash === rule.id ? "" : undefined}>
                  <a href={`#${rule.id}`}>{rule.id}</a> {marked(rule.text)}
                </p>
              ))}
            </section>
          ))}
        </div>
      </section>
    </Frame>
  );
}
