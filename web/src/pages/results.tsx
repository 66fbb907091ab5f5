/** Finished games of this guest, each with its replay; and a record that somebody pastes. */
import { type FormEvent, Suspense, useEffect, useState } from "react";
import { UiIcon } from "../icons/ui";
import { FinishedRow, useFinished } from "../lobby/lists";
import { useTables } from "../lobby/loading";
import { api, asRequestError, type RequestError } from "../net/rest";
import { navigate } from "../router";
import { ErrorText } from "../ui/errors";
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
        <RecordForm />
      </section>
    </PageFrame>
  );
}

function RecordForm() {
  const t = useSay();
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [text, setText] = useState("");
  const send = async (e: FormEvent) => {
    e.preventDefault();
    try {
      navigate(`/replay/${(await api.uploadRecord(text)).id}`);
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  return (
    <section>
      <h2>{t("web-paste")}</h2>
      <form className="record-form" onSubmit={send}>
        <label>
          <span>{t("web-paste-about")}</span>
          <textarea rows={3} value={text} onChange={(e) => setText(e.target.value)} spellCheck={false} />
        </label>
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <button type="submit" className="button" disabled={!text.trim()}>
          <UiIcon name="play" size={18} /> {t("web-replay")}
        </button>
      </form>
    </section>
  );
}
