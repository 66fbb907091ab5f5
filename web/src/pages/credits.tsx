import { Fragment, useEffect } from "react";
import { AUTHORS } from "../icons/authors";
import { Link } from "../router";
import { PageFrame } from "../ui/pageframe";
import { useSay } from "../words/context";
import "../styles/reference.css";

export default function Credits() {
  const t = useSay();
  useEffect(() => {
    document.title = `${t("web-credits")} · Ecumene`;
  }, [t]);
  return (
    <PageFrame>
      <section className="page reading credits">
        <h1>{t("web-credits")}</h1>
        <h2>{t("web-credits-icons")}</h2>
        <p>
          {t("web-credits-icons-about")} <a href="https://game-icons.net">game-icons.net</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {t("web-credits-icons-changed")}
        </p>
        <dl lang="en">
          {AUTHORS.map((author) => (
            <div key={author.id}>
              <dt>{author.name}</dt>
              <dd>
                {author.icons.split(" ").map((icon, i) => (
                  <Fragment key={icon}>
                    {i > 0 && ", "}
                    {author.id ? (
                      <a href={`https://game-icons.net/1x1/${author.id}/${icon}.html`}>{icon.replaceAll("-", " ")}</a>
                    ) : (
                      icon.replaceAll("-", " ")
                    )}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/legend">{t("web-legend")}</Link>
        </p>
        <h2>{t("web-credits-fonts")}</h2>
        <p>
          Inter (Rasmus Andersson), Literata (TypeTogether), <a href="https://openfontlicense.org">SIL OFL 1.1</a>
        </p>
        <h2>{t("web-credits-games")}</h2>
        <p>{t("web-credits-games-about")}</p>
      </section>
    </PageFrame>
  );
}
