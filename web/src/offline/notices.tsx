/** Strips above the page: the server cannot be reached, or there is a new version. */
import { useEffect, useState } from "react";
import { UiIcon } from "../icons/ui";
import { usePath } from "../router";
import { useSay } from "../words/context";
import { askServer, useConnection } from "./connection";
import "../styles/notices.css";

const ASK_AGAIN = 4000; // milliseconds

export function Notices() {
  const { offline, newVersion } = useConnection();
  const [later, setLater] = useState(false);
  const atTable = usePath().startsWith("/t/"); // where the prompt says that the connection is lost
  return (
    <div className="app-notices" role="status">
      {offline && !atTable && <Offline />}
      {newVersion && !later && !offline && <NewVersion later={() => setLater(true)} />}
    </div>
  );
}

function Offline() {
  const t = useSay();
  useEffect(() => {
    const timer = setInterval(() => void askServer(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="notice bad offline">
      <span>
        <b>{t("web-no-server")}</b> {t("web-no-server-about")}
      </span>
      <button type="button" className="button small quiet" onClick={() => void askServer()}>
        {t("web-again")}
      </button>
    </div>
  );
}

function NewVersion({ later }: { later: () => void }) {
  const t = useSay();
  return (
    <div className="notice new-version">
      <span>{t("web-new-version")}</span>
      <button type="button" className="button small" onClick={() => location.reload()}>
        {t("web-reload")}
      </button>
      <button type="button" className="tool" aria-label={t("web-close")} title={t("web-close")} onClick={later}>
        <UiIcon name="close" size={18} />
      </button>
    </div>
  );
}
