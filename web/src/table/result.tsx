/** How it ended: who won and how, where the points came from, and the proof that chance was fair. */
import { useEffect, useRef, useState } from "react";
import { Shape, Ui } from "../icons/ui";
import { api, Failed } from "../net/rest";
import type { Chair, Outcome } from "../protocol";
import { Link, navigate } from "../router";
import { useError } from "../ui/trouble";
import type { Words } from "../words/words";

type Props = { id: string; result: Outcome; chairs: Chair[]; words: Words; viewer: string; rematch: string };

export function Result({ id, result, chairs, words, viewer, rematch }: Props) {
  const error = useError();
  const [failed, setFailed] = useState("");
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" }); // newer browsers answer with a promise, which is no clean-up
  }, []);
  const winners = chairs.filter((_, i) => result.places[i] === 1);
  const parts = Object.keys(result.parts[0] ?? {}).filter((part) => result.parts.some((p) => p[part]));
  const tried = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (x) {
      setFailed(x instanceof Failed ? x.id : "broken");
    }
  };
  const again = () =>
    tried(async () => {
      const made = await api.rematch(id);
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    });
  const download = () =>
    tried(async () => {
      const url = URL.createObjectURL(new Blob([await api.record(id, viewer)], { type: "text/plain" }));
      const a = Object.assign(document.createElement("a"), { href: url, download: `${id}.rec` });
      a.click();
      URL.revokeObjectURL(url);
    });
  return (
    <section className="result" ref={box}>
      <h2>
        {words.say("cli-won", { names: winners.map((x) => words.seat(x.seat)).join(", "), count: winners.length })}
      </h2>
      <p>{words.say("cli-over", { how: words.say(`how-${result.how}`) })}</p>
      <div className="scroll-x">
        <table className="grid">
          <thead>
            <tr>
              <td />
              {chairs.map((x) => (
                <th key={x.seat} scope="col">
                  <Shape seat={x.seat} size={12} /> {words.seat(x.seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{words.say(`part-${part}`)}</th>
                {result.parts.map((p, i) => (
                  <td key={chairs[i]?.seat} className="num">
                    {p[part] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.say("cli-total")}</th>
              {result.scores.map((n, i) => (
                <td key={chairs[i]?.seat} className="num">
                  {n}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.say("cli-place")}</th>
              {result.places.map((n, i) => (
                <td key={chairs[i]?.seat} className="num">
                  {n}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {result.secret && (
        <details>
          <summary>{words.say("web-seal")}</summary>
          <p>{words.say("web-seal-about")}</p>
          <dl className="seal">
            <dt>{words.say("web-seal-hash")}</dt>
            <dd>{result.seal}</dd>
            <dt>{words.say("web-seal-secret")}</dt>
            <dd>{result.secret}</dd>
          </dl>
        </details>
      )}
      {failed && <p className="bad">{error(failed)}</p>}
      <p className="row">
        {rematch ? (
          <Link className="button" href={`/t/${rematch}`}>
            {words.say("web-rematch-there")}
          </Link>
        ) : (
          viewer && (
            <button type="button" className="button" onClick={again}>
              {words.say("web-rematch")}
            </button>
          )
        )}
        <Link className="button quiet" href={`/replay/${id}`}>
          <Ui name="play" size={18} /> {words.say("web-replay")}
        </Link>
        <button type="button" className="button quiet" onClick={download}>
          <Ui name="down_arrow" size={18} /> {words.say("web-download")}
        </button>
      </p>
    </section>
  );
}
