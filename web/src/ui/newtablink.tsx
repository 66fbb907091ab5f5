/** A link that opens a new tab. At a table, rules and cards open so: the table stays connected and keeps what is selected. */
import type { AnchorHTMLAttributes } from "react";
import { UiIcon } from "../icons/ui";
import { useSay } from "../words/context";

export function NewTabLink({ href, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const t = useSay();
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <UiIcon name="out" size={14} />
      <span className="visually-hidden">({t("web-new-tab")})</span>
    </a>
  );
}
