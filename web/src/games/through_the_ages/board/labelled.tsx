/** A thing whose label says everything: what is drawn in it is hidden from screen readers, so that nothing is read twice. */
import type { ComponentProps } from "react";
import { ScreenReaderLabel } from "../../../board/card";
import { Thing } from "../../../board/thing";

export function Labelled({ children, "aria-label": label, ...more }: ComponentProps<typeof Thing>) {
  return (
    <Thing {...more}>
      {label && <ScreenReaderLabel of={[label]} />}
      <span className="a-in" aria-hidden={label ? true : undefined}>
        {children}
      </span>
    </Thing>
  );
}
