/**
 * The authors of the icons, as game-icons.net lists them (its folders are its authors; drawings were compared).
 * The last entry has the emblems of pictures, whose authors were not looked up one by one. `test/credits.test.ts`
 * checks that the list has every icon that is used.
 */
export type Author = { id: string; name: string; icons: string };

export const AUTHORS: readonly Author[] = [
  {
    id: "lorc",
    name: "Lorc",
    icons:
      "archery-target big-wave broadsword candle-flame cannon capitol cartwheel castle checked-shield cog crested-helmet crossed-swords crown cut-diamond drama-masks drop erlenmeyer fishing-net flying-flag galleon gavel hourglass laurel-crown laurels linked-rings lyre magic-lamp mining moon mountains open-book quill-ink scales scroll-unfurled skull-crossed-bones square-bottle stone-tower sun sundial sword-wound swords-emblem trade wheat",
  },
  {
    id: "delapouite",
    name: "Delapouite",
    icons:
      "amphora ancient-columns barracks barrel bookshelf brick-pile caravan castle-ruins cavalry clockwise-rotation crane cube desert egyptian-pyramids forest greek-temple harp high-grass hill-fort horseshoe island jet-fighter meeple modern-city old-wagon papyrus pendulum-swing perspective-dice-six-faces-random philosopher-bust plow rat rolled-cloth scroll-quill shaking-hands stone-pile team-idea temple-gate village wood-pile",
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
  {
    id: "",
    name: "Lorc, Delapouite and the other authors of Game-icons",
    icons:
      "abacus ak47 anchor anvil archer aztec-calendar-sun backpack balloons bamboo barn baseball-bat battle-tank bear-head beer-stein biplane bow-arrow breastplate brick-wall broken-pottery broken-wall bull bull-horns burning-tree byzantin-temple caduceus caesar camel caravel cargo-ship catapult chariot chest church clay-brick cleopatra cliff-crossing cloak-dagger coins-pile coliseum compass cool-spices corn cornucopia cow dead-wood drakkar drum dynamite eagle-emblem earth-crack elephant elephant-head factory family-house family-tree farm-tractor film-projector fishing-boat fist flag-objective fleur-de-lys flood fountain g-clef galley gamepad graduate-cap guarded-tower guillotine hamburger hammer-nails hammer-sickle hand-saw handheld-fan herbs-bundle heron horse-head hunting-horn huts-village imperial-crown light-bulb lighthouse lotus manacles microscope military-fort mine-wagon missile-launcher monk-face mountaintop musket mustache newspaper nuclear-plant oak obelisk oil-pump palette palisade parachute peace-dove peaks plague-doctor-profile pope-crown prayer prayer-beads processor public-speaker radio-tower rank-3 robber-mask roman-shield samurai-helmet satellite sea-cliff shiny-apple ship-wheel shop siege-tower smoking-pipe snowflake-1 spartan-helmet spears spy steam-locomotive stone-block stone-bridge stone-bust stone-tablet stone-wall sword-clash telescope templar-shield theater-curtains throne-king torch treasure-map triquetra trophy-cup turban turtle tv two-coins viking-helmet visored-helm volcano vote war-pick watchtower water-mill well winged-scepter wireframe-globe wolf-head wood-axe wood-canoe wooden-door",
  },
];
