/** What can be clicked: highlight, click, Enter, hover, long press. */
import { type ButtonHTMLAttributes, type HTMLAttributes, type PointerEvent, useContext, useRef } from "react";
import { PlaceContext, useHighlight, useTableBasics } from "./context";

const REST = 350; // milliseconds before a resting pointer opens the panel
const PRESS = 450;

/** What a click does instead of naming the thing: while the table asks for it, and while it does not. */
type Clicks = { choose?: (() => void) | undefined; play?: (() => void) | undefined };

/**
 * The attributes and handlers of a thing that can be clicked: highlight, click, Enter, hover, long press.
 *
 * `can`: may this copy of it be had now?
 */
export function useThing(
  ref: string,
  can?: boolean | null,
  { choose, play }: Clicks = {},
): HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> {
  const table = useTableBasics();
  const place = useContext(PlaceContext);
  const { lit, selected, pointed, tabbable, locked } = useHighlight(ref, can);
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
    "data-lit": lit || play ? "" : undefined,
    "data-selected": selected ? "" : undefined,
    "data-pointed": pointed ? "" : undefined,
    tabIndex: tabbable || play ? 0 : -1,
    onClick: (e) => {
      stop();
      const own = lit ? choose : play;
      if (pressed.current) pressed.current = false;
      else if (own) own();
      else table.click(ref, { at: e.currentTarget, place, locked });
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
  Record<`data-${string}`, string | undefined> & {
    of: string;
    can?: boolean | null | undefined;
    look?: boolean | undefined; // it is only looked at: what the choices mean lies elsewhere
  } & Clicks;

/** A button for a thing. A change of its highlight does not draw its content again. */
export function Thing({ of, can, look, choose, play, children, ...more }: ThingProps) {
  const { show } = useTableBasics();
  const thing = useThing(of, can, { choose, play });
  if (look) {
    thing["data-lit"] = undefined;
    thing.onClick = (e) => show(of, e.currentTarget, true);
  }
  return (
    <button type="button" {...more} {...thing}>
      {children}
    </button>
  );
}
