import { Fragment, type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { gameColours } from "../games";
import { UiIcon } from "../icons/ui";
import { api, type Rule } from "../net/rest";
import { Link, useHash } from "../router";
import { inlineMarkdown } from "../ui/markdown";
import { PageFrame } from "../ui/pageframe";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import "../styles/reference.css";

/** The kind of an entry that is not a plain rule. */
export function entryKind(id: string): "" | "example" | "ruling" | "note" {
  if (/^R-?\d/.test(id)) return "ruling";
  if (/^[a-z]/.test(id)) return "note"; // it has no id, only the name of its heading
  return /-X\d/.test(id) ? "example" : "";
}

/** The id of the rule that a text names by "TTA-4.2", "4.2", "X3" or "R-18", or "". */
export function ruleMeant(text: string, ids: ReadonlySet<string>, prefix: string): string {
  const bare = text.replace(/[a-z]$/, "");
  return [text, bare, `${prefix}-${text}`, `${prefix}-${bare}`].find((id) => ids.has(id)) ?? "";
}

const RULE = /(?<![\w.:/-])((?:[A-Z]{3}-)?(?:X\d+|\d+\.\d+[a-z]?)|[A-Z]{3}-\d+|R-?\d+)(?![\w%]|\.\d)/;

/** A text with links to the rules that it names. */
function linked(text: string, ids: ReadonlySet<string>, prefix: string): ReactNode[] {
  return text.split(RULE).map((piece, i) => {
    const id = i % 2 ? ruleMeant(piece, ids, prefix) : "";
    const key = `${i}${piece.slice(0, 8)}`;
    return id ? (
      <a key={key} href={`#${id}`}>
        {piece}
      </a>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

/** Chapters in order, each with its parts; rules before the first part are in the part "". */
export function chaptersOf(rules: readonly Rule[]): [chapter: string, parts: [part: string, rules: Rule[]][]][] {
  const split = (r: Rule) => r.chapter.split(" › ") as [string, string?];
  return [...Map.groupBy(rules, (r) => split(r)[0])].map(([chapter, list]) => [
    chapter,
    [...Map.groupBy(list, (r) => split(r)[1] ?? "")],
  ]);
}

const chapterId = (chapter: string) => `chapter-${chapter.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;

/** The rules that contain every word. */
export function rulesWithWords(rules: readonly Rule[], wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((r) => {
    const text = `${r.id} ${r.chapter} ${r.text}`.toLowerCase();
    return words.every((x) => text.includes(x));
  });
}

/** The few rules of the platform itself, which a refusal may name. They are in the reader's language. */
function platformRules(words: Words): Rule[] {
  const ids = Array.from({ length: 9 }, (_, i) => `ECU-${i + 1}`).filter((id) => words.has(`why-${id}`));
  return ids.map((id) => ({ id, chapter: words.say("web-rules-platform"), text: words.say(`why-${id}`) }));
}

const isPlatformRule = (id: string) => id.startsWith("ECU-");

export default function Rules({ game }: { game: string }) {
  const words = useWords(game);
  const listed = use(api.rules(game)).rules;
  const rules = useMemo(() => [...listed, ...platformRules(words)], [listed, words]);
  const prefix = use(api.games()).find((x) => x.id === game)?.prefix ?? "";
  const [text, setText] = useState(() => new URLSearchParams(location.search).get("q") ?? "");
  const wanted = useDeferredValue(text.trim());
  const hash = decodeURIComponent(useHash());
  const ids = useMemo(() => new Set(rules.map((r) => r.id)), [rules]);
  const found = useMemo(() => rulesWithWords(rules, wanted), [rules, wanted]);
  const chapters = useMemo(() => chaptersOf(found), [found]);
  useEffect(() => {
    document.title = `${words.say("web-rules")} · ${words.say("game")}`;
  }, [words]);
  useEffect(() => {
    if (ids.has(hash)) setText((old) => (rulesWithWords(rules, old).some((r) => r.id === hash) ? old : ""));
  }, [hash, ids, rules]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule that the search hid can be scrolled to only now
  useEffect(() => {
    if (hash)
      document.getElementById(hash)?.scrollIntoView?.({ block: hash.startsWith("chapter") ? "start" : "center" });
  }, [hash, wanted === ""]);
  return (
    <PageFrame title={words.say("game")}>
      <section className="page reading rules" {...gameColours(game)}>
        <h1>
          {words.say("game")}: {words.say("web-rules")}
        </h1>
        <p className="muted">{words.say("web-rules-about")}</p>
        <search className="reference-bar">
          <input
            className="search"
            type="search"
            value={text}
            onChange={(e) => setText(e.target.value)}
            placeholder={words.say("web-search")}
            aria-label={words.say("web-search")}
          />
          <span className="muted num" role="status">
            {wanted && words.say("web-found", { n: found.length })}
          </span>
          <Link className="text-link" href={`/cards/${game}`}>
            {words.say("web-cards")}
          </Link>
        </search>
        {!wanted && (
          <nav className="chapters" aria-label={words.say("web-chapters")} lang="en">
            {chapters.map(([chapter]) => (
              <a key={chapter} href={`#${chapterId(chapter)}`}>
                {chapter}
              </a>
            ))}
          </nav>
        )}
        {!found.length && <p>{words.say("web-nothing-found")}</p>}
        <div className="rule-list">
          {chapters.map(([chapter, parts]) => (
            <section key={chapter} aria-labelledby={chapterId(chapter)}>
              <h2 id={chapterId(chapter)} lang={isPlatformRule(parts[0]?.[1][0]?.id ?? "") ? undefined : "en"}>
                {chapter}
              </h2>
              {parts.map(([part, list]) => (
                <Fragment key={part}>
                  {part && <h3 lang="en">{part}</h3>}
                  <ul>
                    {list.map((rule) => (
                      <RuleEntry key={rule.id} rule={rule} here={hash === rule.id} say={words.say.bind(words)}>
                        {inlineMarkdown(rule.text, (x) => linked(x, ids, prefix))}
                      </RuleEntry>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </section>
          ))}
        </div>
      </section>
    </PageFrame>
  );
}

type Say = (key: string, args?: Record<string, string>) => string;

function RuleEntry({ rule, here, say, children }: { rule: Rule; here: boolean; say: Say; children: ReactNode }) {
  const kind = entryKind(rule.id);
  const name = kind === "note" ? say("web-rule-note") : rule.id;
  return (
    <li id={rule.id} className="rule" data-rule-kind={kind || undefined} data-here={here ? "" : undefined}>
      <span className="rule-head">
        <a href={`#${rule.id}`} aria-current={here ? "location" : undefined}>
          {name}
        </a>
        {(kind === "example" || kind === "ruling") && <span className="rule-kind">{say(`web-rule-${kind}`)}</span>}
        <CopyLink name={name} id={rule.id} say={say} />
      </span>
      <span className="rule-text" lang={isPlatformRule(rule.id) ? undefined : "en"}>
        {children}
      </span>
    </li>
  );
}

/** Copies the address of a place on this page. If the page may not copy, the address bar shows it. */
export function CopyLink({ name, id, say, text }: { name: string; id: string; say: Say; text?: boolean }) {
  const [done, setDone] = useState(false);
  const label = done ? say("web-copied") : say("web-copy-link", { name });
  const copy = async () => {
    const link = new URL(`#${id}`, location.href).href;
    if (!navigator.clipboard) return location.assign(link);
    await navigator.clipboard.writeText(link);
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <button type="button" className={text ? "button quiet small" : "copy-link"} title={label} onClick={copy}>
      <UiIcon name={done ? "check" : "link"} size={16} />
      <span className={text ? "" : "visually-hidden"}>{label}</span>
    </button>
  );
}
