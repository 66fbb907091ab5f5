/** What a person can set: in a box that opens below a button of the header. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { UiIcon } from "../icons/ui";
import { Link } from "../router";
import { type Motion, type Theme, useLanguage, useSettings } from "../settings";
import { LANGUAGES, OWN_NAMES } from "../words/catalogues";
import { useSay } from "../words/context";
import { Face } from "./face";
import { changeMyName, useMyName } from "./me";
import { NewTabLink } from "./newtablink";
import { Sign } from "./sign";

/** In the header; where there is little room, only the code of the language is seen. */
export function HeaderLanguages() {
  const lang = useLanguage();
  return (
    <span className="lang-box">
      <span className="lang-code" aria-hidden="true">
        {lang}
      </span>
      <Languages />
    </span>
  );
}

function Languages() {
  const t = useSay();
  const lang = useLanguage();
  return (
    <select
      className="lang"
      aria-label={t("web-language")}
      value={lang}
      onChange={(e) => useSettings.setState({ lang: e.target.value })}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {OWN_NAMES[code]}
        </option>
      ))}
    </select>
  );
}

/** Light or dark: the first press changes what is seen, whatever the device prefers. */
export function ThemeButton() {
  const t = useSay();
  const theme = useSettings((s) => s.theme);
  const dark = theme === "auto" ? globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches : theme === "dark";
  const next = dark ? "light" : "dark";
  const label = t("web-theme-to", { theme: t(`web-theme-${next}`) });
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      onClick={() => useSettings.setState({ theme: next })}
    >
      <Sign name={dark ? "moon" : "sun"} />
    </button>
  );
}

export function SoundButton() {
  const t = useSay();
  const sound = useSettings((s) => s.sound);
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={sound}
      aria-label={t("web-sound")}
      title={t(sound ? "web-sound-on" : "web-sound-off")}
      onClick={() => useSettings.setState({ sound: !sound })}
    >
      <Sign name={sound ? "sound" : "mute"} />
    </button>
  );
}

/** Open or not; a press elsewhere or Escape closes it. */
function usePopup() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (e: Event) => {
      if (e instanceof KeyboardEvent ? e.key === "Escape" : !box.current?.contains(e.target as Node)) {
        setOpen(false);
        e.stopImmediatePropagation();
      }
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close, true);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close, true);
    };
  }, [open]);
  return { open, setOpen, box };
}

/** At a table: a gear. The links open in a new tab. */
export function TableSettings({ menu }: { menu: ReactNode }) {
  const t = useSay();
  const { open, setOpen, box } = usePopup();
  const id = useId();
  return (
    <div className="settings" ref={box}>
      <button
        type="button"
        className="tool"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t("web-settings")}
        title={t("web-settings")}
        onClick={() => setOpen(!open)}
      >
        <UiIcon name="gear" />
      </button>
      {open && <Popup id={id} menu={menu} linksInNewTab />}
    </div>
  );
}

/** On other pages: the own name, which can be changed there. */
export function NameSettings({ menu }: { menu: ReactNode }) {
  const t = useSay();
  const { open, setOpen, box } = usePopup();
  const id = useId();
  const name = useMyName() || t("web-guest");
  const label = t("web-name-settings", { name });
  return (
    <div className="settings" ref={box}>
      <button
        type="button"
        className="name-button"
        aria-expanded={open}
        aria-controls={id}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{label}</span>
        <Face name={name} size={26} />
        <b aria-hidden="true">{name}</b>
        <Sign name="pen" size={15} />
      </button>
      {open && (
        <Popup id={id} menu={menu}>
          <NameForm />
        </Popup>
      )}
    </div>
  );
}

function NameForm() {
  const t = useSay();
  const name = useMyName();
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(false);
  const save = async (e: FormEvent) => {
    e.preventDefault();
    await changeMyName(typed);
    setSaved(true);
  };
  return (
    <form className="name-form" onSubmit={save}>
      <label>
        <b>{t("web-name")}</b> <span className="muted">{t("web-name-about")}</span>
        <input
          value={typed}
          maxLength={40}
          autoComplete="nickname"
          onChange={(e) => {
            setTyped(e.target.value);
            setSaved(false);
          }}
        />
      </label>
      <button type="submit" className="button small">
        {t(saved ? "web-saved" : "web-save")}
      </button>
    </form>
  );
}

type SwitchProps<T extends string> = {
  label: string;
  of: readonly T[];
  now: T;
  say: (x: T) => string;
  set: (x: T) => void;
};

function Switch<T extends string>({ label, of, now, say, set }: SwitchProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="switch">
        {of.map((x) => (
          <label key={x}>
            <input type="radio" name={name} checked={now === x} onChange={() => set(x)} />
            <span>{say(x)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const MOTIONS: readonly Motion[] = ["full", "quick", "none"];
type PopupProps = { id: string; menu: ReactNode; linksInNewTab?: boolean; children?: ReactNode };

function Popup({ id, menu, linksInNewTab = false, children }: PopupProps) {
  const t = useSay();
  const { theme, motion, alwaysAsk, helps, notify, sound } = useSettings();
  const setNotifications = async (on: boolean) => {
    const allowed = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
    useSettings.setState({ notify: allowed });
  };
  const check = (label: string, on: boolean, set: (on: boolean) => void) => (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(e) => set(e.target.checked)} />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="popup" id={id}>
      {children}
      <div className="popup-lang">
        <span>{t("web-language")}</span>
        <Languages />
      </div>
      <Switch
        label={t("web-theme")}
        of={THEMES}
        now={theme}
        say={(x) => t(`web-theme-${x}`)}
        set={(x) => useSettings.setState({ theme: x })}
      />
      <Switch
        label={t("web-motion")}
        of={MOTIONS}
        now={motion}
        say={(x) => t(`web-motion-${x}`)}
        set={(x) => useSettings.setState({ motion: x })}
      />
      {check(t("web-sound"), sound, (on) => useSettings.setState({ sound: on }))}
      {check(t("web-always-ask"), alwaysAsk, (on) => useSettings.setState({ alwaysAsk: on }))}
      {check(t("web-helps"), helps, (on) => useSettings.setState({ helps: on }))}
      {check(t("web-notify"), notify, (on) => void setNotifications(on))}
      <p className="popup-links">
        {menu}
        {["legend", "credits"].map((page) =>
          linksInNewTab ? (
            <NewTabLink key={page} href={`/${page}`}>
              {t(`web-${page}`)}
            </NewTabLink>
          ) : (
            <Link key={page} href={`/${page}`}>
              {t(`web-${page}`)}
            </Link>
          ),
        )}
        <NewTabLink href="/docs/">{t("web-docs-all")}</NewTabLink>
      </p>
    </div>
  );
}
