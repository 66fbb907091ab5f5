/** Trade routes: which settler or ship of a seat trades with which city, and what that brings. */
import { useMemo } from "react";
import { useTableBasics } from "../../../board/context";
import { sectionOf } from "../../../board/find";
import type { MapWay } from "../../../board/mapways";
import { iconFor } from "../../../icons";
import type { Section } from "../../../protocol";
import { split, type Words } from "../../../words/words";
import { seatsOf } from "./parts";

export function useRoutes(board: readonly Section[]): MapWay[] {
  const { words } = useTableBasics();
  return useMemo(() => routesOf(board, words), [board, words]);
}

export function routesOf(board: readonly Section[], words: Words): MapWay[] {
  return seatsOf(board).flatMap((seat) =>
    (sectionOf(board, "table", "routes", seat)?.rows ?? []).map(({ title: to, cells }) => {
      const [from = "", ...goods] = cells.map(String);
      const text = words.say("board-route", {
        ...{ name: words.seat(seat), from: words.ref(from), to: words.ref(to) },
        goods: goods.map((x) => words.ref(x)).join(" / "),
      });
      const icons = goods.map((x) => iconFor(split(x)[1])).filter((x) => x !== undefined);
      return { from, to, seat, icons, text };
    }),
  );
}
