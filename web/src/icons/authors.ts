/**
 * The authors of the icons, as game-icons.net lists them (its folders are its authors; drawings were compared).
 * `test/credits.test.ts` checks that the list has every icon that is used.
 */
export type Author = { id: string; name: string; icons: string };

export const AUTHORS: readonly Author[] = [
  {
    id: "lorc",
    name: "Lorc",
    icons:
      "archery-target big-wave broadsword cannon capitol cartwheel castle checked-shield cog crested-helmet crossed-swords crown cut-diamond drama-masks drop erlenmeyer fishing-net flying-flag galleon gavel hourglass laurel-crown laurels linked-rings lyre magic-lamp mining moon mountains open-book quill-ink scales scroll-unfurled skull-crossed-bones square-bottle stone-tower sun sundial sword-wound swords-emblem trade wheat",
  },
  {
    id: "delapouite",
    name: "Delapouite",
    icons:
      "amphora ancient-columns barracks barrel bookshelf brick-pile caravan castle-ruins cavalry clockwise-rotation crane cube desert egyptian-pyramids forest greek-temple harp high-grass hill-fort horseshoe island jet-fighter meeple modern-city old-wagon papyrus pendulum-swing perspective-dice-six-faces-random plow rat rolled-cloth scroll-quill shaking-hands stone-pile team-idea temple-gate village wood-pile",
  },
  {
    id: "skoll",
    name: "Skoll",
    icons: "atom chess-knight pestle-mortar",
  },
  {
    id: "faithtoken",
    name: "Faithtoken",
    icons: "card-draw card-pick ore",
  },
  {
    id: "sbed",
    name: "Sbed",
    icons: "arena",
  },
  {
    id: "caro-asercion",
    name: "Caro Asercion",
    icons: "astrolabe",
  },
  {
    id: "quoting",
    name: "Quoting",
    icons: "card-play",
  },
];
