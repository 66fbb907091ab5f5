import { useEffect } from "react";
import { AUTHORS, ICONS } from "../icons/authors";
import { Link } from "../router";
import { Frame } from "../ui/frame";
import { useSay } from "../words/context";

export default function Credits() {
  const t = useSay();
  useEffect(() => {
    document.title = `${t("web-credits")} · Ecumene`;
  }, [t]);
  return (
    <Frame>
      <section className="page reading">
        <h1>{t("web-credits")}</h1>
        <h2>{t("web-credits-icons")}</h2>
        <p>
          {t("web-credits-icons-about")} <a href="https://game-icons.net">game-icons.net</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>
          <Link href="/legend">{t("web-legend")}</Link>
        </p>
        <p>{AUTHORS}</p>
        <p className="muted" lang="en">
          {ICONS}
        </p>
        <h2>{t("web-credits-fonts")}</h2>
        <p>
          Inter (Rasmus Andersson), Literata (TypeTogether), <a href="https://openfontlicense.org">SIL OFL 1.1</a>
        </p>
        <h2>{t("web-credits-games")}</h2>
        <p>{t("web-credits-games-about")}</p>
      </section>
    </Frame>
  );
}
