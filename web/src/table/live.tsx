/** What is heard of a table. */
import { useEffect, useRef, useState } from "react";
import { plain, type Words } from "../words/words";
import { counts } from "./diff";
import { lines, lineText } from "./log";
import type { TableStore } from "./store";

type LiveProps = {
  data: ReturnType<TableStore["getState"]>;
  call: string; // that it is the own turn
  words: Words;
  echoes: Record<string, string>;
};

/** For those who listen: the prompt, what happened, and the own counters that changed. */
export function Live({ data, call, words, echoes }: LiveProps) {
  const { state, log, heard, seat } = data;
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
    const told = lines(log.slice(heard), words, echoes).map((line) => lineText(line, words));
    const asked = state.asked
      ? `${state.asked.seat === seat ? call : words.say("web-waiting", { name: words.seat(state.asked.seat) })} ${plain(words.question(state.asked))}`
      : words.say("web-over");
    setText([...told, changed.join(", "), asked].filter(Boolean).join(". "));
  }, [state, log, heard, seat, call, words, echoes]);
  return (
    <div className="unseen" aria-live="polite">
      {text}
    </div>
  );
}
