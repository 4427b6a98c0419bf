import { expect, it } from "vitest";
import { stepsBack, trailOf } from "./steps-back.ts";

it("goes back over the tabs of a match to the list that led to it, and nowhere where no list did", () => {
  expect(stepsBack(["/", "/match/1a"], "/")).toBe(2);
  expect(stepsBack(["/", "/tennis", "/match/2a", "/", "/match/1a"], "/")).toBe(2);
  expect(stepsBack(["/tennis", "/match/2a"], "/")).toBe(0);
});

it("reads the trail from an entry's state, and none from another's", () => {
  expect(trailOf({ trail: ["/"] })).toEqual(["/"]);
  expect(trailOf(null)).toEqual([]);
  expect(trailOf({ trail: 7 })).toEqual([]);
});
