/** Words that name the places of a map as it lies on the screen now. */
import { useMemo, useRef } from "react";
import { useMapTurn } from "../board/mapturn";
import { placeNames } from "../board/placenames";
import { traitsOf } from "../games";
import type { Section } from "../protocol";
import type { Words } from "../words/words";

/** The same object until a name has changed, so that nothing is drawn again for other reasons. */
export function usePlaceWords(words: Words, game: string, board: readonly Section[] | undefined): Words {
  const turned = useMapTurn((x) => x.turned);
  const { landmarks } = traitsOf(game);
  const map = board?.find((x) => x.kind === "map" && x.title === "map");
  const last = useRef({ words, named: words, key: "" });
  return useMemo(() => {
    if (map?.kind !== "map" || !landmarks) return words;
    const names = placeNames(map, landmarks, { flat: map.flat ?? false, turned }, words);
    const key = [...names].join("\n");
    if (last.current.words !== words || last.current.key !== key)
      last.current = { words, named: words.withPlaces(names), key };
    return last.current.named;
  }, [words, map, landmarks, turned]);
}
