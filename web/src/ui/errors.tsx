import { Suspense, useEffect, useRef } from "react";
import type { RequestError } from "../net/rest";
import { useConnection } from "../offline/connection";
import type { Reason } from "../protocol";
import { Link } from "../router";
import { useReasons, useSay, useWords } from "../words/context";
import { PageFrame } from "./pageframe";
import { useRuleTexts } from "./ruletexts";

/** The text of an error, by the id of its message. */
export function useErrorText(): (id: string) => string {
  const words = useWords();
  return (id) =>
    words.say(
      words.has(`error-${id}`) ? `error-${id}` : words.has(`web-error-${id}`) ? `web-error-${id}` : "web-error-refused",
    );
}

/** What failed, and the reason: where the mistake is, which rule forbids it, what was probably meant. */
export function ErrorText({ failed }: { failed: Pick<RequestError, "id" | "reason"> }) {
  const errorText = useErrorText();
  return (
    <>
      {errorText(failed.id)}
      {failed.reason && (
        <Suspense>
          {" "}
          <ReasonText reason={failed.reason} />
        </Suspense>
      )}
    </>
  );
}

function ReasonText({ reason }: { reason: Reason }) {
  const words = useReasons(reason.game);
  const rules = useRuleTexts(reason.rule ? (reason.game ?? "") : "");
  return <span className="reason">{words.error(reason, rules)}</span>;
}

export function ErrorPage({ id }: { id: string }) {
  const t = useSay();
  const errorText = useErrorText();
  const offline = useConnection((x) => x.offline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !offline) location.reload(); // the server is back
    wasOffline.current = id === "offline" && offline;
  }, [id, offline]);
  return (
    <PageFrame>
      <section className="page narrow">
        <h1>{t("web-trouble")}</h1>
        <p>{errorText(id)}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            {t("web-again")}
          </button>
          <Link className="button quiet" href="/">
            {t("web-to-lobby")}
          </Link>
        </p>
      </section>
    </PageFrame>
  );
}
