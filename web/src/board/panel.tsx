/** The largest size of a card: all it says, what it would cost now and why, and the rules behind. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Signs } from "../icons";
import { Ui } from "../icons/ui";
import { Link } from "../router";
import { plain, split } from "../words/words";
import { Tile } from "./card";
import { useTable } from "./context";

export type Shown = { ref: string; at: DOMRect | null; pinned: boolean };

export function Panel({ shown, close }: { shown: Shown; close: () => void }) {
  const table = useTable();
  const { words } = table;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const el = box.current;
    const beside = innerWidth >= 1100 && (shown.at?.left ?? 0) < innerWidth - 300; // there is room over the log
    if (!el || !shown.at || beside || innerWidth < 720) return setPlace(null);
    const { width, height } = el.getBoundingClientRect();
    const room = { x: innerWidth - width - 8, y: innerHeight - height - 8 };
    const right = shown.at.right + 8;
    const left = right <= room.x ? right : Math.max(8, shown.at.left - width - 8);
    setPlace({ left, top: Math.max(8, Math.min(shown.at.top, room.y)) });
  }, [shown]);
  useEffect(() => {
    if (shown.pinned) box.current?.focus();
  }, [shown]);
  const { ref } = shown;
  const facts = table.facts.get(ref) ?? [];
  const doubtful = table.doubtful.get(ref) ?? [];
  const choices = table.choices.filter((c) => c.refs[0] === ref && c.price);
  const rules = [...new Set(table.choices.filter((c) => c.refs.includes(ref)).map((c) => c.rule))];
  const tone = table.tones.get(ref) ?? "";
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a label
    <div
      ref={box}
      className="panel"
      role={shown.pinned ? "dialog" : "tooltip"}
      aria-label={words.ref(ref)}
      tabIndex={-1}
      style={place ?? undefined}
      data-placed={place ? "" : undefined}
    >
      <div className="panel-head" data-tone={tone}>
        <Tile item={{ ref }} tone={tone} />
        <h2>{words.ref(ref)}</h2>
        {shown.pinned && (
          <button type="button" className="tool" onClick={close} aria-label={words.say("web-close")}>
            <Ui name="close" size={18} />
          </button>
        )}
      </div>
      <div className="panel-body">
        {facts.length > 0 && (
          <ul className="facts">
            {words.facts(facts).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {choices.slice(0, 4).map((choice) => (
          <p key={choice.move} className="panel-price">
            <strong>{plain(words.action(choice))}</strong>
            <span>{choice.price && <Signs text={plain(words.price(choice.price))} />}</span>
          </p>
        ))}
        {doubtful.length > 0 && <p className="doubt">{words.say("web-doubtful")}</p>}
        {rules.length > 0 && (
          <p className="rule-links">
            {rules.slice(0, 4).map((rule) => (
              <Link key={rule} href={`/rules/${table.game}#${rule}`} target="_blank">
                {rule}
              </Link>
            ))}
          </p>
        )}
        {!facts.length && !choices.length && split(ref)[0] === "seat" && <p>{words.ref(ref)}</p>}
      </div>
    </div>
  );
}
