/** Icons of one node each: an element that is masked by the drawing. The board has hundreds of them. */
import { useLayoutEffect, useRef, useState } from "react";
import { dataAddress } from "../../../art/stylesheet";
import { Icon, SIGNS } from "../../../icons";
import type { IconName } from "../../../icons/drawings";

const USED: readonly IconName[] = [
  ...new Set<IconName>([
    ...Object.values(SIGNS),
    ...(["farm", "mine", "lab", "shrine", "library", "mask", "arena", "sword", "cavalry", "artillery", "air"] as const),
    ...(["scroll", "barracks", "ship", "crane", "civil", "leader", "wonder", "action", "event", "territory"] as const),
    ...(["aggression", "military", "pact", "tactic", "shields", "cards", "card", "corruption", "discontent"] as const),
    ...(["happy", "bid", "hourglass", "worker", "ruin"] as const),
  ]),
];

let sheet: CSSStyleSheet | null = null;

/** Draws every icon once and makes a mask of it, before anything is shown. */
export function SignSheet() {
  const box = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(sheet !== null);
  useLayoutEffect(() => {
    if (!box.current || sheet || !("adoptedStyleSheets" in document)) return;
    const rules = [...box.current.children].map((svg, i) => {
      svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
      return `.a-i[data-i="${USED[i]}"]{--m:url("${dataAddress(svg.outerHTML)}")}`;
    });
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join("\n"));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    setMade(true);
  }, []);
  if (made) return null;
  return (
    <div ref={box} hidden>
      {USED.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  );
}

export function Sign({ name }: { name: IconName }) {
  return <i className="a-i" data-i={name} aria-hidden="true" />;
}

const SPLIT = new RegExp(`([${Object.keys(SIGNS).join("")}])`, "u");

/** A text with icons in place of its signs. A number stays with the icon after it. */
export function SignText({ text }: { text: string }) {
  return text
    .split(/( )/)
    .filter(Boolean)
    .map((word, i) => {
      if (!SPLIT.test(word)) return word;
      const pieces = word.split(SPLIT).filter(Boolean);
      const drawn = pieces.map((piece, k) => {
        const icon = SIGNS[piece];
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name
        return icon ? <Sign key={k} name={icon} /> : piece;
      });
      if (pieces.length === 1) return drawn[0];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's words have no other name
        <span key={i} className="a-gv">
          {drawn}
        </span>
      );
    });
}
