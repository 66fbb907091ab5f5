import { Fragment, type ReactNode } from "react";

/** The few marks of Markdown that the list of rules uses: bold, italic, code. */
export function inlineMarkdown(text: string, plain: (text: string) => ReactNode = (x) => x): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((x, i) => {
    const key = `${i}${x.slice(0, 8)}`;
    if (x.startsWith("**")) return <b key={key}>{plain(x.slice(2, -2))}</b>;
    if (x.startsWith("*") && x.length > 2) return <i key={key}>{plain(x.slice(1, -1))}</i>;
    if (x.startsWith("`")) return <code key={key}>{x.slice(1, -1)}</code>;
    return <Fragment key={key}>{plain(x)}</Fragment>;
  });
}
