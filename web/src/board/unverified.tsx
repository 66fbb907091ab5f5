/** The note on a thing whose figures are reconstructed: which ones, why, and how to correct them. */
import { Link } from "../router";
import { NewTabLink } from "../ui/newtablink";
import { useTableBasics } from "./context";

/** At a table it is short, and its link opens a new tab. */
export function UnverifiedNote({ of, atTable = false }: { of: string; atTable?: boolean }) {
  const { words, unverified, game } = useTableBasics();
  const fields = unverified.get(of) ?? [];
  if (!fields.length) return null;
  const note = { href: `/rules/${game}#chapter-unverified-figures`, children: words.say("web-unverified-note") };
  return (
    <p className="unverified-note">
      <span className="unverified-mark" aria-hidden="true">
        ≈
      </span>
      <span>
        <b>{words.say("web-unverified-fields", { fields: fields.map((x) => words.say(`field-${x}`)).join(", ") })}</b>{" "}
        {atTable ? "" : `${words.say("web-unverified-about")} `}
        {atTable ? <NewTabLink {...note} /> : <Link {...note} />}
      </span>
    </p>
  );
}
