/** Where a figure is a reconstruction: which one, why, and how to put it right. */
import { Link } from "../router";
import { NewTabLink } from "../ui/newtablink";
import { useSteady } from "./context";

/** With `stay`, at a table, it is short and the note opens beside the page. */
export function Doubt({ of, stay = false }: { of: string; stay?: boolean }) {
  const { words, doubtful, game } = useSteady();
  const fields = doubtful.get(of) ?? [];
  if (!fields.length) return null;
  const note = { href: `/rules/${game}#chapter-doubtful-figures`, children: words.say("web-doubtful-note") };
  return (
    <p className="doubtful">
      <span className="doubt-mark" aria-hidden="true">
        ≈
      </span>
      <span>
        <b>{words.say("web-doubtful-fields", { fields: fields.map((x) => words.say(`field-${x}`)).join(", ") })}</b>{" "}
        {stay ? "" : `${words.say("web-doubtful-about")} `}
        {stay ? <NewTabLink {...note} /> : <Link {...note} />}
      </span>
    </p>
  );
}
