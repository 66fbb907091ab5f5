/** How the map is drawn: its terrain, and what stands on it. */
import type { MapArt } from "../../art/mapart";

const mapArt: MapArt = {
  pointy: false,
  terrains: { plain: "grass", mountain: "mountains", forest: "forest", sea: "water", desert: "desert" },
  pieces: {
    "piece:settlement": { kind: "city" },
    "piece:fortress": { kind: "fortress" },
    "piece:academy": { kind: "academy" },
    "piece:temple": { kind: "temple" },
    "piece:port": { kind: "port" },
    "unit:settler": { kind: "settler" },
    "unit:soldier": { kind: "infantry" },
    "unit:ship": { kind: "ship" },
    "owner:barbarians": { kind: "barbarian" },
    "mood:happy": { kind: "mood", mood: "happy" },
    "mood:neutral": { kind: "mood", mood: "neutral" },
    "mood:angry": { kind: "mood", mood: "angry" },
  },
};

export default mapArt;
