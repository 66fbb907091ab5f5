import { Link } from "../router";
import { useSay, useWords } from "../words/context";
import { Frame } from "./frame";

/** An error said by its message id; the server's own ids have messages too. */
export function useError(): (id: string) => string {
  const words = useWords();
  return (id) =>
    words.say(
      words.has(`error-${id}`) ? `error-${id}` : words.has(`web-error-${id}`) ? `web-error-${id}` : "web-error-refused",
    );
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
