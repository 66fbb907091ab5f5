/** Words that name the places of a map as it lies on the screen now. */
import { useMemo, useRef } from "react";
import { useMapTurn } from "../board/mapturn";
import { namesFrom, placeNames } from "../board/placenames";
import { traitsOf } from "../games";
import type { Asked, HexMap, Section } from "../protocol";
import type { Words } from "../words/words";

/** The same object until a name has changed, so that nothing is drawn again for other reasons. */
export function usePlaceWords(words: Words, game: string, board: readonly Section[] | undefined): Words {
  const turned = useMapTurn((x) => x.turned);
  const { landmarks } = traitsOf(game);
  const map = mapOf(board);
  const last = useRef({ words, named: words, key: "" });
  return useMemo(() => {
    if (!map || !landmarks) return words;
    const names = placeNames(map, landmarks, { flat: map.flat ?? false, turned }, words);
    const key = [...names].join("\n");
    if (last.current.words !== words || last.current.key !== key)
      last.current = { words, named: words.withPlaces(names), key };
    return last.current.named;
  }, [words, map, landmarks, turned]);
}

const mapOf = (board: readonly Section[] | undefined) =>
  board?.find((x): x is HexMap => x.kind === "map" && x.title === "map");

/** Words that name places by the way from the place that a question is about, which is short: for what is chosen. */
export function useWayWords(words: Words, game: string, board: readonly Section[], asked: Asked | null): Words {
  const turned = useMapTurn((x) => x.turned);
  const { landmarks } = traitsOf(game);
  return useMemo(() => {
    const map = mapOf(board);
    const from = map?.hexes.find((x) => Object.values(asked?.args ?? {}).includes(x.ref));
    if (!map || !from || !landmarks) return words;
    const lie = { flat: map.flat ?? false, turned };
    return words.withPlaces(namesFrom(map, from.ref, words.places, landmarks, lie, words));
  }, [words, board, asked, landmarks, turned]);
}
