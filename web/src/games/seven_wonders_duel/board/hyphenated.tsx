import { Fragment } from "react";
import { syllables } from "../../../words/hyphens";

/** A text whose long words may be broken. The hyphens are drawn by the style sheet, so screen readers skip them. */
export function Hyphenated({ text }: { text: string }) {
  return text.split(/(\s+)/u).map((word, i) => {
    const [first, ...rest] = syllables(word);
    if (!rest.length) return word;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's words have no other name
      <span key={i} className="hyphenated">
        {first}
        {rest.map((syllable, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: syllables have no other name
          <Fragment key={j}>
            <i className="soft-hyphen" />
            {syllable}
          </Fragment>
        ))}
      </span>
    );
  });
}
