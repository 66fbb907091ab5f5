import { useRef, useState } from "react";
import { UiIcon } from "../icons/ui";
import { useSay } from "../words/context";

export function CopyText({ text }: { text: string }) {
  const t = useSay();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (!navigator.clipboard) return field.current?.select(); // a page without https may not copy
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  return (
    <span className="copy-text">
      <input ref={field} readOnly value={text} aria-label={t("web-link")} onFocus={(e) => e.target.select()} />
      <button type="button" className="button small" onClick={copy}>
        <UiIcon name={done ? "check" : "copy"} size={18} /> {t(done ? "web-copied" : "web-copy")}
      </button>
    </span>
  );
}
