/** The tables of the lobby, asked for again every few seconds while the page is seen. */
import { useCallback, useEffect, useState } from "react";
import { api, type Tables } from "../net/rest";
import { useSettings } from "../settings";

const AGAIN = 5000; // milliseconds

export function useTables(): { tables: Tables | null; reload: () => void } {
  const [tables, setTables] = useState<Tables | null>(null);
  const reload = useCallback(
    () =>
      void api
        .me()
        .then(() => api.tables())
        .then((x) => {
          setTables(x);
          useSettings.setState({ hasTables: x.mine.length > 0 });
        })
        .catch(() => {}),
    [],
  );
  useEffect(() => {
    reload();
    const timer = setInterval(() => !document.hidden && reload(), AGAIN);
    return () => clearInterval(timer);
  }, [reload]);
  return { tables, reload };
}
