/** The scenes by name: the land that stands for a kind of cards. */
import type { Random } from "../ink";
import { bridge, clouds, coast, fields, garden, quarry, road, steppe, storm } from "./country";
import { arena, camp, tiers, walls } from "./gatherings";
import type { Layers } from "./parts";
import { arcade, capitol, colonnade, domes, kilns, monument, stalls, town } from "./town";

/** Draws a scene into its layers; the age, from 0 to 3, changes what is built in it. */
type Scene = (layers: Layers, r: Random, age: number) => void;

export const SCENES = {
  arcade,
  arena,
  bridge,
  camp,
  capitol,
  clouds,
  coast,
  colonnade,
  domes,
  fields,
  garden,
  kilns,
  monument,
  quarry,
  road,
  stalls,
  steppe,
  storm,
  tiers,
  town,
  walls,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
