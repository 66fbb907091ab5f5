/** Finished games of this guest, each with its replay; and a record that somebody has. */
import { Suspense, useEffect } from "react";
import { FinishedRow, useFinished } from "../lobby/lists";
import { useTables } from "../lobby/loading";
import { RecordForm } from "../lobby/recordform";
import { PageFrame } from "../ui/pageframe";
import { useSay } from "../words/context";
import "../styles/lobby.css";

export default function Results() {
  const t = useSay();
  const { tables } = useTables();
  const finished = useFinished(tables?.mine ?? []);
  useEffect(() => {
    document.title = `${t("web-nav-results")} · Ecumene`;
  }, [t]);
  return (
    <PageFrame>
      <section className="page narrow results">
        <h1>{t("web-results")}</h1>
        {tables && !finished.length && <p className="muted">{t("web-no-results")}</p>}
        {finished.length > 0 && (
          <ul className="list">
            {finished.map((x) => (
              <Suspense key={x.id}>
                <FinishedRow table={x} removable />
              </Suspense>
            ))}
          </ul>
        )}
        <RecordForm from={new URLSearchParams(location.search).get("go-on") ?? ""} />
      </section>
    </PageFrame>
  );
}
