/** The frame of every page: the header with its settings. */
import { memo, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { UiIcon } from "../icons/ui";
import { Link } from "../router";
import { type Motion, type Theme, useLanguage, useSettings } from "../settings";
import { LANGUAGES, OWN_NAMES } from "../words/catalogues";
import { useSay } from "../words/context";
import { NewTabLink } from "./newtablink";

export function PageFrame({
  children,
  title,
  tools,
  menu,
  className = "",
}: {
  children: ReactNode;
  title?: ReactNode;
  tools?: ReactNode;
  menu?: ReactNode; // of this page, in the settings
  className?: string;
}) {
  return (
    <div className={`frame ${className}`}>
      <Header title={title} tools={tools} menu={menu} linksInNewTab={className.includes("at-table")} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

type HeaderProps = { title: ReactNode; tools: ReactNode; menu: ReactNode; linksInNewTab: boolean };

const Header = memo(function Header({ title, tools, menu, linksInNewTab }: HeaderProps) {
  const t = useSay();
  return (
    <>
      <a className="skip" href="#main">
        {t("web-skip")}
      </a>
      <header className="page-header">
        <Link href="/" className="brand" aria-label={`Ecumene: ${t("web-to-lobby")}`}>
          <Logo />
          <span className="brand-name">Ecumene</span>
        </Link>
        <div className="page-title">{title}</div>
        <div className="page-tools">
          {tools}
          <Languages />
          <Settings menu={menu} linksInNewTab={linksInNewTab} />
        </div>
      </header>
    </>
  );
});

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M16 4l10.400 6v12L16 28 5.600 22V10z" />
        <path d="M5.600 10 16 16l10.400-6M16 16v12" />
      </g>
      <circle cx="16" cy="16" r="3" className="mark-dot" />
    </svg>
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

/** At a table the links open in a new tab. */
function Settings({ menu, linksInNewTab }: { menu: ReactNode; linksInNewTab: boolean }) {
  const t = useSay();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { theme, motion, alwaysAsk, helps, notify } = useSettings();
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
  const setNotifications = async (on: boolean) => {
    const allowed = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
    useSettings.setState({ notify: allowed });
  };
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
      {open && (
        <div className="popup" id={id}>
          <div className="popup-lang">
            <span>{t("web-language")}</span>
            <Languages />
          </div>
          <fieldset>
            <legend>{t("web-theme")}</legend>
            <div className="switch">
              {(["auto", "light", "dark"] as Theme[]).map((x) => (
                <label key={x}>
                  <input
                    type="radio"
                    name={`${id}-theme`}
                    checked={theme === x}
                    onChange={() => useSettings.setState({ theme: x })}
                  />
                  <span>{t(`web-theme-${x}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{t("web-motion")}</legend>
            <div className="switch">
              {(["full", "quick", "none"] as Motion[]).map((x) => (
                <label key={x}>
                  <input
                    type="radio"
                    name={`${id}-motion`}
                    checked={motion === x}
                    onChange={() => useSettings.setState({ motion: x })}
                  />
                  <span>{t(`web-motion-${x}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <label className="check">
            <input
              type="checkbox"
              checked={alwaysAsk}
              onChange={(e) => useSettings.setState({ alwaysAsk: e.target.checked })}
            />
            <span>{t("web-always-ask")}</span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={helps}
              onChange={(e) => useSettings.setState({ helps: e.target.checked })}
            />
            <span>{t("web-helps")}</span>
          </label>
          <label className="check">
            <input type="checkbox" checked={notify} onChange={(e) => void setNotifications(e.target.checked)} />
            <span>{t("web-notify")}</span>
          </label>
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
          </p>
        </div>
      )}
    </div>
  );
}
