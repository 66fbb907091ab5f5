/** The parts of the design: colours, type, icons, buttons, seats. */

import type { ReactNode } from "react";
import { gameColours } from "../games";
import { Icon } from "../icons";
import type { IconName } from "../icons/drawings";
import { SeatShape, UiIcon, type UiName } from "../icons/ui";
import { LEGEND } from "../pages/legend";
import { Emblem } from "../ui/emblem";
import { useSay, useWords } from "../words/context";

const SURFACES = ["paper", "surface", "surface-2", "surface-3"];
const INKS = ["ink", "muted", "accent", "good", "bad", "focus", "lit"];
const TONES = ["brown", "gray", "blue", "green", "yellow", "red", "purple", "back"];
const SEATS = ["A", "B", "C", "D"];
const SIZES = [13, 14, 16, 18, 22, 28, 36];
const GAMES = ["seven_wonders_duel", "through_the_ages", "lantern"];
const UI: UiName[] = ["undo", "close", "copy", "check", "lock", "book", "gear", "clock", "eye", "flag", "bot"];

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet" data-sheet={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Swatches({ names, text }: { names: readonly string[]; text?: string }) {
  return (
    <ul className="paints">
      {names.map((name) => (
        <li key={name}>
          <span className="paint" style={{ background: `var(--${name})`, color: text }}>
            {text && "Aa 123"}
          </span>
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function Colours() {
  return (
    <Sheet title="colours">
      <Swatches names={SURFACES} text="var(--ink)" />
      <Swatches names={INKS} text="var(--paper)" />
      <Swatches names={TONES} text="#fff" />
      <ul className="paints">
        {SEATS.map((seat, i) => (
          <li key={seat}>
            <span className="paint" data-seat={seat}>
              <SeatShape seat={seat} size={28} /> {i + 1}
            </span>
            <code>--{seat.toLowerCase()}</code>
          </li>
        ))}
      </ul>
      <ul className="paints">
        {GAMES.map((game) => (
          <li key={game} {...gameColours(game)}>
            <span className="paint" style={{ color: "var(--accent)" }}>
              <Emblem game={game} size={40} />
            </span>
            <code>{game}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Typography() {
  const words = useWords();
  const text = words.say("web-seal-about");
  return (
    <Sheet title="type">
      {(["serif", "sans"] as const).map((family) => (
        <div key={family} style={{ fontFamily: `var(--${family})` }}>
          {SIZES.map((size) => (
            <p key={size} className="type-line" style={{ fontSize: size }}>
              <code>{size}</code> {text.slice(0, 90)} · Łódź Żółć Ґанок їжак Ёлка · 0123456789
            </p>
          ))}
        </div>
      ))}
      <p className="num">1 111 · 8 888 · 12/14 · −3 · +10</p>
    </Sheet>
  );
}

export function Icons() {
  return (
    <Sheet title="icons">
      <ul className="paints small">
        {(Object.keys(LEGEND) as IconName[]).map((icon) => (
          <li key={icon}>
            <span className="tile">
              <Icon name={icon} />
            </span>
            <code>{icon}</code>
          </li>
        ))}
      </ul>
      <ul className="paints small">
        {UI.map((name) => (
          <li key={name}>
            <UiIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Controls() {
  const t = useSay();
  const kinds = ["", "quiet", "small", "small quiet", "large"];
  return (
    <Sheet title="controls">
      {[false, true].map((off) => (
        <p key={String(off)} className="row">
          {kinds.map((kind) => (
            <button key={kind} type="button" className={`button ${kind}`} disabled={off}>
              {t("web-sit-down")}
            </button>
          ))}
          <button type="button" className="tool" aria-label="gear" disabled={off}>
            <UiIcon name="gear" />
          </button>
        </p>
      ))}
      <label className="field">
        <span>{t("web-name")}</span>
        <input defaultValue="Олександра Переяславець-Хмельницька" />
      </label>
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>{t("web-always-ask")}</span>
      </label>
      <p className="notice">
        <UiIcon name="clock" size={18} /> <span>{t("web-reconnecting")}</span>
      </p>
      <p className="notice bad">
        <UiIcon name="lock" size={18} /> <span>{t("error-stale")}</span>
      </p>
      <p>
        <span className="badge">{t("web-watching")}</span> <a href="/gallery">{t("web-rules")}</a> <kbd>1</kbd>
      </p>
    </Sheet>
  );
}
