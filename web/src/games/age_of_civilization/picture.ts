/** What civilizations leave behind, and a handful of workers. */
import { type SceneDrawing, slices, standing } from "../../art/scenery";

const HUE = "#96402f";

const draw: SceneDrawing = (size) => {
  const ruins = slices(
    [
      { landmark: "stonehenge", light: "dawn", hue: HUE },
      { landmark: "sophia", light: "noon", hue: HUE },
      { landmark: "wall", light: "dusk", hue: HUE },
    ],
    size,
  );
  const workers = ["A", "B", "C", "D"].map((seat, i) =>
    standing({ kind: "worker" }, seat, size.w / 2 + (i - 1.5) * 42, size.h - 8, 38),
  );
  return ruins + workers.join("");
};

export default draw;
