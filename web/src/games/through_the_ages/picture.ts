/** A wonder of each age, from dawn to night. */
import { type SceneDrawing, slices } from "../../art/scenery";

const draw: SceneDrawing = (size) =>
  slices(
    [
      { landmark: "pyramids", light: "dawn" },
      { landmark: "basilica", light: "noon", hue: "#4b7f69" },
      { landmark: "eiffel", light: "dusk", hue: "#8a4450" },
      { landmark: "rocket", light: "night", hue: "#2d67a3" },
    ],
    size,
  );

export default draw;
