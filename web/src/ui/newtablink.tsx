/** A link that opens a new tab. Rules and cards open so at a table, which stays connected and keeps the selections. */
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
