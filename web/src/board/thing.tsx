/** What can be clicked: highlight, click, Enter, hover, long press. */
import { type ButtonHTMLAttributes, type HTMLAttributes, type PointerEvent, useRef } from "react";
import { useHighlight, useTableBasics } from "./context";

const REST = 350; // milliseconds before a resting pointer opens the panel
const PRESS = 450;

/** The attributes and handlers of a thing that can be clicked: highlight, click, Enter, hover, long press. */
export function useThing(ref: string): HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> {
  const table = useTableBasics();
  const { lit, selected, pointed, tabbable } = useHighlight(ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const known = !ref.endsWith(":?");
  if (!known) return { "data-ref": ref };
  const stop = () => clearTimeout(timer.current);
  const start = (e: PointerEvent<HTMLElement>, after: number) => {
    stop();
    const at = e.currentTarget;
    timer.current = setTimeout(() => {
      pressed.current = e.pointerType === "touch";
      table.show(ref, at, pressed.current);
    }, after);
  };
  return {
    "data-ref": ref,
    "data-lit": lit ? "" : undefined,
    "data-selected": selected ? "" : undefined,
    "data-pointed": pointed ? "" : undefined,
    tabIndex: tabbable ? 0 : -1,
    onClick: () => {
      stop();
      if (pressed.current) pressed.current = false;
      else table.click(ref);
    },
    onPointerEnter: (e) => e.pointerType === "mouse" && start(e, REST),
    onPointerLeave: () => {
      stop();
      table.hide();
    },
    onPointerDown: (e) => {
      pressed.current = false;
      if (e.pointerType === "touch") start(e, PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (e) => pressed.current && e.preventDefault(),
    onFocus: (e) => e.currentTarget.matches(":focus-visible") && table.show(ref, e.currentTarget, false),
    onBlur: () => table.hide(),
  };
}

type ThingProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Record<`data-${string}`, string | undefined> & { of: string };

/** A button for a thing. A change of its highlight does not draw its content again. */
export function Thing({ of, children, ...more }: ThingProps) {
  const thing = useThing(of);
  return (
    <button type="button" {...more} {...thing}>
      {children}
    </button>
  );
}
