/** A thing whose label says everything: what is drawn in it is hidden from screen readers, so that nothing is read twice. */
import type { ComponentProps } from "react";
import { Thing } from "../../../board/thing";

export function Labelled({ children, ...more }: ComponentProps<typeof Thing>) {
  return (
    <Thing {...more}>
      <span className="a-in" aria-hidden={more["aria-label"] ? true : undefined}>
        {children}
      </span>
    </Thing>
  );
}
