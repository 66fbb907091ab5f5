import { Suspense } from "react";
import type { Failed } from "../net/rest";
import type { Reason } from "../protocol";
import { Link } from "../router";
import { useSay, useWords } from "../words/context";
import { Frame } from "./frame";
import { useRules } from "./rules";

/** An error said by its message id; the server's own ids have messages too. */
export function useError(): (id: string) => string {
  const words = useWords();
  return (id) =>
    words.say(
      words.has(`error-${id}`) ? `error-${id}` : words.has(`web-error-${id}`) ? `web-error-${id}` : "web-error-refused",
    );
}

/** What failed, and what is wrong with what was sent: where it is, which rule forbids it, what was probably meant. */
export function Wrong({ failed }: { failed: Pick<Failed, "id" | "reason"> }) {
  const error = useError();
  return (
    <>
      {error(failed.id)}
      {failed.reason && (
        <Suspense>
          {" "}
          <Why reason={failed.reason} />
        </Suspense>
      )}
    </>
  );
}

function Why({ reason }: { reason: Reason }) {
  const words = useWords(reason.game);
  const rules = useRules(reason.rule ? (reason.game ?? "") : "");
  return <span className="reason">{words.error(reason, rules)}</span>;
}

export function Trouble({ id }: { id: string }) {
  const t = useSay();
  const error = useError();
  return (
    <Frame>
      <section className="page narrow">
        <h1>{t("web-trouble")}</h1>
        <p>{error(id)}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            {t("web-again")}
          </button>
          <Link className="button quiet" href="/">
            {t("web-to-lobby")}
          </Link>
        </p>
      </section>
    </Frame>
  );
}
