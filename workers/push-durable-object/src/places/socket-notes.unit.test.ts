import { expect, it } from "vitest";
import { createFrameRate } from "./socket-notes.ts";

it("is a rate over the time since it was asked, and the one before for a moment or a clock that went back", () => {
  const rate = createFrameRate();
  expect(rate.perSecond(0)).toBe(0);
  rate.count(30);
  expect(rate.perSecond(9_999)).toBe(0);
  rate.count(10);
  expect(rate.perSecond(20_000)).toBe(2);
  rate.count(5);
  expect(rate.perSecond(5_000)).toBe(2);
  rate.count(60);
  expect(rate.perSecond(35_000)).toBe(2);
  expect(rate.perSecond(95_000)).toBe(0);
});
