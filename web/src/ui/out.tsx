/**
 * A link that leaves the page where it is: at a table a rule or a card opens in a new tab, so that the table stays
 * connected, with what was picked, and one glance away.
 */
import type { AnchorHTMLAttributes } from "react";
import { Ui } from "../icons/ui";
import { useSay } from "../words/context";

export function Out({ href, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const t = useSay();
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <Ui name="out" size={14} />
      <span className="unseen">({t("web-new-tab")})</span>
    </a>
  );
}
