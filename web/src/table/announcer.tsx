/** What a screen reader says of a table. */
import { useEffect, useRef, useState } from "react";
import { plain, type Words } from "../words/words";
import { counts } from "./diff";
import { lines, lineText } from "./log";
import type { TableStore } from "./store";

type AnnouncerProps = {
  data: ReturnType<TableStore["getState"]>;
  turnText: string; // says that it is the own turn
  words: Words;
  repeatedEvents: Record<string, string>;
};

/** What happened, which of the own counters changed, and what is asked. */
export function Announcer({ data, turnText, words, repeatedEvents }: AnnouncerProps) {
  const { state, log, oldLines, seat } = data;
  const before = useRef<ReturnType<typeof counts> | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!state) return;
    const now = counts(state.board);
    const changed = [...now].flatMap(([key, x]) => {
      const was = before.current?.get(key);
      return was && x.seat === seat && x.name && was.after !== x.after ? [`${words.label(x.name)} ${x.after}`] : [];
    });
    before.current = now;
    const newLines = lines(log.slice(oldLines), words, repeatedEvents).map((line) => lineText(line, words));
    const asked = state.asked
      ? `${state.asked.seat === seat ? turnText : words.say("web-waiting", { name: words.seat(state.asked.seat) })} ${plain(words.question(state.asked))}`
      : words.say("web-over");
    setText([...newLines, changed.join(", "), asked].filter(Boolean).join(". "));
  }, [state, log, oldLines, seat, turnText, words, repeatedEvents]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
