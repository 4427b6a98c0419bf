import { expect, it } from "vitest";
import { cricketGameType, cricketGameTypes, oversLimit } from "./cricket-game-types.ts";

it("[C3.15] knows the cricket game types and how long their innings are", () => {
  expect(cricketGameTypes).toEqual({ test: 5149866, odi: 5149867, t20: 5149868 });
  expect([5149866, 5149867, 5149868, 1].map(cricketGameType)).toEqual(["test", "odi", "t20", null]);
  expect([oversLimit("test"), oversLimit("odi"), oversLimit("t20")]).toEqual([null, 50, 20]);
});
