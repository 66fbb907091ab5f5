/** A section with its heading. */
import type { ReactNode } from "react";
import type { Section } from "../protocol";
import { PlaceContext, useTableBasics } from "./context";

type Props = { section: Section; kind?: string; more?: ReactNode; children: ReactNode };

export function SectionBox({ section, kind = section.kind, more, children }: Props) {
  const { words } = useTableBasics();
  return (
    <section
      className="section"
      data-kind={kind}
      data-title={section.title}
      data-brief={section.brief ? "" : undefined}
      data-pinned={section.pinned ? "" : undefined}
    >
      <h3>
        {words.label(section.title)}
        {more}
      </h3>
      <PlaceContext value={section.id ?? ""}>{children}</PlaceContext>
    </section>
  );
}
