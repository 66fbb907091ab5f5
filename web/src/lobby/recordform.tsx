/** A record that somebody pastes or opens: it is replayed, or an unfinished game goes on from it. */
import { type ChangeEvent, type FormEvent, use, useEffect, useMemo, useRef, useState } from "react";
import { SeatShape, UiIcon } from "../icons/ui";
import { api, asRequestError, type GameInfo, type RequestError, type SeatSetup } from "../net/rest";
import { navigate } from "../router";
import { ErrorText } from "../ui/errors";
import { useLevel } from "../ui/levels";
import { useSay } from "../words/context";
import { headOf } from "./record";

const KINDS = ["here", "bot", "link"] as const;
type Kind = (typeof KINDS)[number];

/** Who sits where: bots as before, the first person here, the others come by a link. */
export function seatsOf(players: readonly string[], info: Pick<GameInfo, "bots">, level: string): SeatSetup[] {
  const first = players.findIndex((x) => !info.bots.includes(x));
  return players.map((name, i) => {
    if (info.bots.includes(name)) return { kind: "bot", name: "", bot: name };
    return { kind: i === first ? "here" : "link", name, bot: level };
  });
}

/** `from`: the record of this match is there at once, to go on from. */
export function RecordForm({ from = "" }: { from?: string }) {
  const t = useSay();
  const box = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState<RequestError | null>(null);
  const [text, setText] = useState("");
  const head = useMemo(() => headOf(text), [text]);
  const info = use(api.games()).find((x) => x.id === head?.game);
  const level = useLevel(info);
  const [kinds, setKinds] = useState<Record<number, Kind>>({}); // those that were chosen
  const seats = head && info ? seatsOf(head.players, info, level) : [];
  const write = (now: string) => {
    setText(now);
    setKinds({});
    setFailed(null);
  };
  useEffect(() => {
    if (!from) return;
    let gone = false;
    api.record(from, "").then(
      (record) => {
        if (gone) return;
        setText(record);
        box.current?.scrollIntoView({ block: "start" });
      },
      (x) => !gone && setFailed(asRequestError(x)),
    );
    return () => {
      gone = true;
    };
  }, [from]);
  const read = async (e: ChangeEvent<HTMLInputElement>) => {
    const file = e.target.files?.[0];
    if (file) write(await file.text());
  };
  const replay = async (e: FormEvent) => {
    e.preventDefault();
    try {
      navigate(`/replay/${(await api.uploadRecord(text)).id}`);
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  const goOn = async () => {
    const wanted = seats.map((x, i) => {
      const kind = kinds[i] ?? x.kind;
      return kind === "bot" ? { kind, name: "", bot: x.bot } : { kind, name: x.name, bot: "" };
    });
    try {
      const made = await api.goOn({ record: text, seats: wanted });
      sessionStorage.setItem(`links:${made.id}`, JSON.stringify(made.links));
      navigate(`/t/${made.id}`);
    } catch (x) {
      setFailed(asRequestError(x));
    }
  };
  return (
    <section ref={box}>
      <h2>{t("web-paste")}</h2>
      <form className="record-form" onSubmit={replay}>
        <label>
          <span>{t("web-paste-about")}</span>
          <textarea rows={3} value={text} onChange={(e) => write(e.target.value)} spellCheck={false} />
        </label>
        <label className="button quiet small file-button">
          <UiIcon name="book" size={18} /> {t("web-open-file")}
          <input type="file" className="visually-hidden" accept=".rec,text/plain" onChange={(e) => void read(e)} />
        </label>
        {seats.length > 0 && (
          <fieldset className="record-seats">
            <legend>{t("web-go-on-about")}</legend>
            {seats.map((x, i) => (
              <label key={info?.seats[i]}>
                <SeatShape seat={info?.seats[i] ?? ""} /> <span>{x.name || head?.players[i]}</span>
                <select
                  value={kinds[i] ?? x.kind}
                  onChange={(e) => setKinds({ ...kinds, [i]: e.target.value as Kind })}
                >
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`web-seat-${kind}`)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        )}
        {failed && (
          <p className="bad" role="alert">
            <ErrorText failed={failed} />
          </p>
        )}
        <div className="row">
          <button type="submit" className="button" disabled={!text.trim()}>
            <UiIcon name="play" size={18} /> {t("web-replay")}
          </button>
          <button type="button" className="button quiet" disabled={!seats.length} onClick={() => void goOn()}>
            <UiIcon name="right" size={18} /> {t("web-go-on")}
          </button>
        </div>
      </form>
    </section>
  );
}
