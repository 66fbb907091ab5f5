/** The largest size of a card: its facts, what it would cost now and why, and links to its rules. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Icon, iconFor, TextWithIcons } from "../icons";
import { UiIcon } from "../icons/ui";
import type { Section } from "../protocol";
import { NewTabLink } from "../ui/newtablink";
import { plain, split } from "../words/words";
import { Tile } from "./card";
import { useTable, useTableBasics } from "./context";
import { type Box, boxAt, freeRoom, GAP, litBoxes, overlap, placeBeside, type Size } from "./placing";
import { RuleLinks } from "./rulelinks";
import { UnverifiedNote } from "./unverified";

export type OpenPanel = { ref: string; at: DOMRect | null; pinned: boolean };

const CLOSE_DELAY = 500; // milliseconds to move the pointer from a thing to its panel

export type PanelActions = {
  show: (ref: string, at: Element | null, pinned: boolean) => void;
  hide: () => void;
  keepOpen: () => void;
  pin: () => void;
  close: () => void;
};

/** Which panel is open, and what opens and closes it. One that is not pinned closes when the pointer leaves. */
export function usePanel(): [OpenPanel | null, PanelActions] {
  const [shown, setShown] = useState<OpenPanel | null>(null);
  const actions = useMemo<PanelActions>(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepOpen = () => clearTimeout(timer);
    const change = (to: (old: OpenPanel | null) => OpenPanel | null) => {
      keepOpen();
      setShown(to);
    };
    return {
      keepOpen,
      show: (ref, at, pinned) => change(() => ({ ref, at: at?.getBoundingClientRect() ?? null, pinned })),
      pin: () => change((old) => old && { ...old, pinned: true }),
      close: () => change(() => null),
      hide: () => {
        keepOpen();
        timer = setTimeout(() => setShown((old) => (old?.pinned ? old : null)), CLOSE_DELAY);
      },
    };
  }, []);
  useEffect(() => actions.keepOpen, [actions]);
  return [shown, actions];
}

/** A pinned panel takes the focus and gives it back when it closes. The key "o" pins a panel. */
function useFocus(box: RefObject<HTMLElement | null>, pinned: boolean, actions: PanelActions): void {
  useEffect(() => {
    if (pinned) {
      const before = document.activeElement;
      box.current?.focus();
      return () => {
        const now = document.activeElement;
        if (!(before instanceof HTMLElement) || (now && now !== document.body)) return;
        before.focus();
        actions.close(); // because the focus has opened the panel again
      };
    }
    const press = (e: KeyboardEvent) => {
      const typing = /^(INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName);
      if (e.key === "o" && !typing && !e.ctrlKey && !e.metaKey && !e.altKey) actions.pin();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [box, pinned, actions]);
}

const [PHONE, LOG] = [720, 1100]; // pixels: below, a panel is as wide as the page; from here on there is a log beside
const LOW = 90; // pixels: lower than this a panel is hard to read
const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };

type Position = { left: number; top: number; maxHeight: number; right?: number };
type Place = { position: Position; reachable: boolean }; // by the pointer; else it goes to what lies below

/** On a phone: above or below the thing, where there is more room. */
function phonePlace(height: number, at: Box, room: Box): Position {
  const [above, below] = [at.top - room.top - GAP, room.bottom - at.bottom - GAP];
  const maxHeight = Math.max(LOW, Math.min(height, Math.max(above, below)));
  const wanted = below >= above ? at.bottom + GAP : at.top - GAP - Math.min(height, maxHeight);
  const top = Math.max(room.top, Math.min(wanted, room.bottom - maxHeight));
  return { left: room.left, right: innerWidth - room.right, top, maxHeight };
}

/** Never over the prompt bar; over the log where there is one, else beside the thing, away from what can be chosen. */
function panelPlace({ width, height }: Size, at: Box | null): Place {
  const room = freeRoom();
  const maxHeight = room.bottom - room.top;
  if (innerWidth < PHONE) return { position: phonePlace(height, at ?? NOTHING, room), reachable: false };
  const right = room.right - width;
  const size = { width, height: Math.min(height, maxHeight) };
  if (!at || (innerWidth >= LOG && at.right < right)) {
    const box = boxAt(right, room.top, size);
    const reachable = !litBoxes().some((x) => overlap(box, x));
    return { position: { left: right, top: room.top, maxHeight }, reachable };
  }
  const { left, top } = placeBeside(size, at, room, litBoxes());
  const above = top < at.top && left < at.right && left + width > at.left;
  // whatever comes into it later, it grows neither over the bar nor over the thing
  const position = { left, top, maxHeight: above ? Math.max(LOW, at.top - GAP - top) : room.bottom - top };
  return { position, reachable: false };
}

/** Follows the size of the panel: more comes into it later, such as a picture, or why the thing cannot be chosen. */
function usePlace(box: RefObject<HTMLElement | null>, at: DOMRect | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const measure = () => {
      const next = panelPlace({ width: el.offsetWidth, height: el.scrollHeight + 2 }, at);
      setPlace((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(measure);
    for (const child of el.children) watch.observe(child);
    addEventListener("resize", measure);
    return () => {
      watch.disconnect();
      removeEventListener("resize", measure);
    };
  }, [box, at]);
  return place;
}

type Props = {
  shown: OpenPanel;
  actions: PanelActions;
  children?: ReactNode; // what a table says of the thing: why it cannot be chosen, what a choice would change
  sections?: readonly Section[]; // for seats: what they have
};

export function Panel({ shown, actions, children, sections = [] }: Props) {
  const table = useTable();
  const { words } = table;
  const picture = useTableBasics().pictures.card(shown.ref);
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(box, shown.at);
  useFocus(box, shown.pinned, actions);
  const { ref } = shown;
  const facts = table.facts.get(ref) ?? [];
  const choices = table.choices.filter((c) => c.refs[0] === ref && c.price);
  const price = choices.length ? undefined : table.prices?.get(ref); // it is not among the choices
  const rules = [...new Set(table.choices.filter((c) => c.refs.includes(ref)).map((c) => c.rule))];
  const tone = table.tones.get(ref) ?? "";
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a label
    <div
      ref={box}
      className="panel"
      data-of={ref}
      role={shown.pinned ? "dialog" : "tooltip"}
      aria-label={words.ref(ref)}
      tabIndex={-1}
      style={place?.position}
      data-placed={place ? "" : undefined}
      data-reachable={place?.reachable ? "" : undefined}
      onPointerEnter={actions.keepOpen}
      onPointerLeave={actions.hide}
    >
      <div className="panel-head" data-tone={tone}>
        {!picture && <Tile item={{ ref }} tone={tone} />}
        <h2>{words.ref(ref)}</h2>
        {shown.pinned && (
          <button type="button" className="tool" onClick={actions.close} aria-label={words.say("web-close")}>
            <UiIcon name="close" size={18} />
          </button>
        )}
      </div>
      {picture && <div className={`panel-picture picture ${picture}`} />}
      <div className="panel-body">
        {children}
        {facts.length > 0 && (
          <ul className="facts">
            {words.facts(facts).map((text, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an ability and a legacy may say the same
              <li key={i}>{text}</li>
            ))}
          </ul>
        )}
        {choices.slice(0, 4).map((choice) => (
          <p key={choice.move} className="panel-price">
            <strong>{plain(words.action(choice))}</strong>
            <span>{choice.price && <TextWithIcons text={plain(words.price(choice.price))} />}</span>
          </p>
        ))}
        {price && (
          <p className="panel-price">
            <strong>{words.say("web-price-now")}</strong>
            <span>
              <TextWithIcons text={plain(words.price(price))} />
            </span>
          </p>
        )}
        <UnverifiedNote of={ref} atTable />
        {facts.length > 0 && (
          <div className="panel-links">
            <RuleLinks
              of={ref}
              first={rules}
              most={5}
              link={(rule, text) => (
                <NewTabLink key={rule} href={`/rules/${table.game}#${rule}`} title={text}>
                  {rule}
                </NewTabLink>
              )}
            />
            <p className="panel-foot">
              <NewTabLink href={`/cards/${table.game}#${ref}`}>{words.say("web-card-book")}</NewTabLink>
              {!shown.pinned && (
                <span className="panel-keep" aria-hidden="true">
                  <kbd>o</kbd> {words.say("web-panel-keep")}
                </span>
              )}
            </p>
          </div>
        )}
        {split(ref)[0] === "seat" && <SeatCounters seat={split(ref)[1]} sections={sections} />}
      </div>
    </div>
  );
}

/** Every counter of a seat with its name: beside the board they are signs only. */
function SeatCounters({ seat, sections }: { seat: string; sections: readonly Section[] }) {
  const { words } = useTableBasics();
  const counts = sections.flatMap((x) => (x.seat === seat && x.kind === "counters" ? x.items : []));
  const once = counts.filter((x, i) => counts.findIndex((y) => y.name === x.name) === i);
  return (
    <dl className="seat-counters">
      {once.map((x) => {
        const icon = iconFor(x.name);
        return (
          <div key={x.name}>
            <dt>
              {icon && <Icon name={icon} />} {words.label(x.name)}
            </dt>
            <dd className="num">
              {x.less && "−"}
              {x.value}
              {x.of != null && `/${x.of}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
