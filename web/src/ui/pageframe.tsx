/** The frame of every page: the header with its settings, and on a phone the main pages as tabs below. */
import { memo, type ReactNode } from "react";
import { UiIcon } from "../icons/ui";
import { Link, usePath } from "../router";
import { useSay } from "../words/context";
import { HeaderLanguages, NameSettings, SoundButton, TableSettings, ThemeButton } from "./settings";
import { Sign } from "./sign";

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
  const atTable = className.includes("at-table");
  return (
    <div className={`frame ${className}`}>
      <Header title={title} tools={tools} menu={menu} atTable={atTable} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!atTable && <Pages className="page-tabs" />}
    </div>
  );
}

type HeaderProps = { title: ReactNode; tools: ReactNode; menu: ReactNode; atTable: boolean };

const Header = memo(function Header({ title, tools, menu, atTable }: HeaderProps) {
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
        {!atTable && <Pages className="page-links" />}
        <div className="page-title">{title}</div>
        <div className="page-tools">
          {tools}
          {!atTable && <Sign name="globe" size={18} />}
          <HeaderLanguages />
          {atTable ? (
            <TableSettings menu={menu} />
          ) : (
            <>
              <SoundButton />
              <ThemeButton />
              <NameSettings menu={menu} />
            </>
          )}
        </div>
      </header>
    </>
  );
});

/** The main pages. The documentation is a site of its own. */
function Pages({ className }: { className: string }) {
  const t = useSay();
  const path = usePath();
  const at = (start: string) => (path === start || path.startsWith(`${start}/`) ? "page" : undefined);
  return (
    <nav className={className} aria-label={t("web-pages")}>
      <Link href="/" aria-current={path === "/" || at("/new") ? "page" : undefined}>
        <UiIcon name="home" /> <span>{t("web-nav-play")}</span>
      </Link>
      <Link href="/learn" aria-current={at("/learn") ?? at("/rules") ?? at("/cards")}>
        <UiIcon name="book" /> <span>{t("web-nav-learn")}</span>
      </Link>
      <Link href="/results" aria-current={at("/results") ?? at("/replay")}>
        <Sign name="cup" /> <span>{t("web-nav-results")}</span>
      </Link>
      <a href="/docs/">
        <Sign name="docs" /> <span>{t("web-nav-docs")}</span>
      </a>
    </nav>
  );
}

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
