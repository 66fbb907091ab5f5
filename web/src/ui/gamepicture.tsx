/** The scene of a game as a background. Until it is drawn, or where a game has none, its emblem stands there. */
import { useEffect, useState } from "react";
import type { SceneSize } from "../art/scenery";
import { gameColours, gameOf } from "../games";
import { Emblem } from "./emblem";

/** Few shapes serve every place: doors; tiles and phones; the top of a table. */
const SIZES = { door: { w: 256, h: 190 }, wide: { w: 336, h: 128 }, table: { w: 300, h: 330 } } satisfies Record<
  string,
  SceneSize
>;
export type SceneShape = keyof typeof SIZES;

const made = new Map<string, string>(); // classes, by game and shape

async function sceneClass(game: string, shape: SceneShape): Promise<string> {
  const key = `${game} ${shape}`;
  const load = gameOf(game).scene;
  if (!load || made.has(key)) return made.get(key) ?? "";
  const [{ default: draw }, { scenePicture }, { pictureClass }] = await Promise.all([
    load(),
    import("../art/scenery"),
    import("../art/stylesheet"),
  ]);
  made.set(key, made.get(key) ?? pictureClass(scenePicture(draw, SIZES[shape])));
  return made.get(key) ?? "";
}

export function Scene({ game, shape = "door" }: { game: string; shape?: SceneShape }) {
  const [drawn, setDrawn] = useState(made.get(`${game} ${shape}`) ?? "");
  useEffect(() => {
    let gone = false;
    sceneClass(game, shape).then(
      (x) => !gone && setDrawn(x),
      () => {}, // without a network the emblem stays
    );
    return () => {
      gone = true;
    };
  }, [game, shape]);
  return (
    <span className={`scene ${drawn}`} {...gameColours(game)} aria-hidden="true">
      {!drawn && <Emblem game={game} size={56} />}
    </span>
  );
}
