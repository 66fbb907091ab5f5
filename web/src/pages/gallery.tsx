/**
 * Every component, and every board in saved positions. Only in development.
 *
 * `/gallery` lists the exhibits; `?show=cards` or `?show=duel-late` shows one, with `&lang=pl`, `&theme=dark`, `&long`
 * (cards are replaced by others with long names), `&do=chosen` (see actions.ts) and `&after=undo` (see positions.ts).
 */
import type { ComponentType } from "react";
import { ACTIONS, type Action } from "../gallery/actions";
import { CardPictures, MapPictures } from "../gallery/art";
import { Cards, CountersSheet, LongNames, Panels, SeatsSheet, Sections } from "../gallery/components";
import { Colours, Controls, Icons, Typography } from "../gallery/design";
import { NETWORK_EVENTS, type NetworkEvent, POSITIONS } from "../gallery/positions";
import { SavedTable } from "../gallery/savedtable";
import { type Theme, useSettings } from "../settings";
import { PageFrame } from "../ui/pageframe";
import "../styles/table.css";
import "../gallery/gallery.css";

const SHEETS: Record<string, ComponentType> = {
  colours: Colours,
  type: Typography,
  icons: Icons,
  controls: Controls,
  cards: Cards,
  pictures: CardPictures,
  pieces: MapPictures,
  "names-clash": () => <LongNames game="clash_of_cultures" />,
  "names-dawn": () => <LongNames game="new_dawn" />,
  "names-era": () => <LongNames game="age_of_civilization" />,
  "names-duel": () => <LongNames game="seven_wonders_duel" />,
  "names-ages": () => <LongNames game="through_the_ages" />,
  counters: CountersSheet,
  seats: SeatsSheet,
  panels: Panels,
  sections: Sections,
};

const CROWDED = /-(crowded|four)$/; // where long names have the least room

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang");
const theme = asked.get("theme") as Theme | null;
useSettings.setState({
  ...(lang && { lang }),
  ...(theme && { theme }),
  ...(asked.has("do") && { alwaysAsk: true }), // nothing is played in a picture
});

export default function Gallery() {
  const show = asked.get("show") ?? "";
  if (POSITIONS.includes(show))
    return (
      <SavedTable
        name={show}
        action={(asked.get("do") ?? "") as Action}
        networkEvent={(asked.get("after") ?? "") as NetworkEvent}
        long={asked.has("long")}
      />
    );
  const One = SHEETS[show];
  return (
    <PageFrame title={<h1 className="name">Gallery</h1>}>
      <div className="page wide">{One ? <One /> : <Exhibits />}</div>
    </PageFrame>
  );
}

function Exhibits() {
  return (
    <>
      <List title="components" of={Object.keys(SHEETS)} />
      <List title="positions" of={POSITIONS} />
      <List title="longest names" of={POSITIONS.filter((x) => CROWDED.test(x)).map((x) => `${x}&long`)} />
      {POSITIONS.length === 0 && <p>No positions yet: run `python -m tools.positions`.</p>}
      {POSITIONS.filter((x) => x === "duel-middle" || x === "ages-late").map((x) => (
        <List
          key={x}
          title={`states of ${x}`}
          of={[
            `${x}&long`,
            ...ACTIONS.map((action) => `${x}&do=${action}`),
            ...NETWORK_EVENTS.map((networkEvent) => `${x}&after=${networkEvent}`),
          ]}
        />
      ))}
    </>
  );
}

function List({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <ul className="exhibits">
        {of.map((show) => (
          <li key={show}>
            <a href={`/gallery?show=${show}`}>{show.replace(/&(do=|afterEvent=)?/, ": ")}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
