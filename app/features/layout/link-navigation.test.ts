import { expect, it } from "vitest";
import { stepsBack } from "./link-navigation.ts";

it("goes back over the tabs of a match to the list that led to it, and nowhere where no list did", () => {
  expect(stepsBack(["/", "/match/1a"], "/")).toBe(-2);
  expect(stepsBack(["/", "/tennis", "/match/2a", "/", "/match/1a"], "/")).toBe(-2);
  expect(stepsBack(["/tennis", "/match/2a"], "/")).toBe(0);
});
