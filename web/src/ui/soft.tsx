import { Fragment } from "react";
import { pieces } from "../words/hyphens";

/** The same text; a word too long for a line of its own is broken with hyphens, which are drawn and not said. */
export function Soft({ text }: { text: string }) {
  return text.split(/(\s+)/u).map((word, i) => {
    const [first, ...rest] = pieces(word);
    if (!rest.length) return word;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's words have no other name
      <span key={i} className="word">
        {first}
        {rest.map((piece, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor have their pieces
          <Fragment key={j}>
            <i className="shy" />
            {piece}
          </Fragment>
        ))}
      </span>
    );
  });
}
