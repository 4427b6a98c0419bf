import { expect, it } from "vitest";
import { stepsBack } from "./steps-back.ts";

it("goes back over the tabs of a match to the list that led to it, and nowhere where no list did", () => {
  expect(stepsBack({ trail: ["/", "/match/1a"] }, "/")).toBe(2);
  expect(stepsBack({ trail: ["/", "/tennis", "/match/2a", "/", "/match/1a"] }, "/")).toBe(2);
  expect(stepsBack({ trail: ["/tennis", "/match/2a"] }, "/")).toBe(0);
});

it("knows no way back from an entry that was not made by a link of the site", () => {
  expect([stepsBack(null, "/"), stepsBack({ trail: 7 }, "/")]).toEqual([0, 0]);
});
