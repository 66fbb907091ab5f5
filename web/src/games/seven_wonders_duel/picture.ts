/** Two cities, and the marker of the conflict between them. */
import { type SceneDrawing, slices } from "../../art/scenery";

const draw: SceneDrawing = ({ w, h }) => {
  const [x, y, r] = [w / 2, h - 30, 13];
  const marker = `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z" fill="#b3332c" stroke="#fff7e2" stroke-width="2.500" stroke-linejoin="round"/>`;
  return (
    slices(
      [
        { landmark: "pyramids", light: "dawn" },
        { landmark: "colossus", light: "dusk", hue: "#a2503c" },
      ],
      { w, h },
    ) + marker
  );
};

export default draw;
