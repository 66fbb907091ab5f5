import { expect, test } from "vitest";
import { headOf } from "./record";

const HEAD = 'ecumene-record 1\ngame lantern\nplayers ["Anna", "novice"]\noptions {}\n---\n';

test("the head of a record names the game and who played", () => {
  expect(headOf(`${HEAD}A pass\n`)).toEqual({ game: "lantern", players: ["Anna", "novice"] });
});

test("what is no record, or only its lines, has none", () => {
  expect(headOf("nonsense")).toBeNull();
  expect(headOf(HEAD.replace('["Anna", "novice"]', '["Anna"'))).toBeNull();
  expect(headOf(`---\n${HEAD}`)).toBeNull();
});
