/** The largest size of a card: its facts, what it would cost now and why, and links to its rules. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { TextWithIcons } from "../icons";
import { UiIcon } from "../icons/ui";
import { NewTabLink } from "../ui/newtablink";
import { plain, split } from "../words/words";
import { Tile } from "./card";
import { useTable, useTableBasics } from "./context";
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

export function Panel({ shown, actions }: { shown: OpenPanel; actions: PanelActions }) {
  const table = useTable();
  const { words } = table;
  const picture = useTableBasics().pictures.card(shown.ref);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const el = box.current;
    const beside = innerWidth >= 1100 && (shown.at?.left ?? 0) < innerWidth - 300; // room over the log
    if (!el || !shown.at || beside || innerWidth < 720) return setPlace(null);
    const { width, height } = el.getBoundingClientRect();
    const room = { x: innerWidth - width - 8, y: innerHeight - height - 8 };
    const right = shown.at.right + 8;
    const left = right <= room.x ? right : Math.max(8, shown.at.left - width - 8);
    setPlace({ left, top: Math.max(8, Math.min(shown.at.top, room.y)) });
  }, [shown]);
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
      role={shown.pinned ? "dialog" : "tooltip"}
      aria-label={words.ref(ref)}
      tabIndex={-1}
      style={place ?? undefined}
      data-placed={place ? "" : undefined}
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
        {facts.length > 0 && (
          <ul className="facts">
            {words.facts(facts).map((text) => (
              <li key={text}>{text}</li>
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
        {!facts.length && !choices.length && split(ref)[0] === "seat" && <p>{words.ref(ref)}</p>}
      </div>
    </div>
  );
}
