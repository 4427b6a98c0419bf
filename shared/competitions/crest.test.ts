import { expect, it } from "vitest";
import { crestCount, crestOf } from "./crest.ts";

it("gives a participant the same crest each time, and spreads participants over all of them", () => {
  const ids = Array.from({ length: 600 }, (_, index) => `1teamA${index}`);
  const crests = ids.map(crestOf);
  expect(crests).toEqual(ids.map(crestOf));
  expect(new Set(crests).size).toBe(crestCount);
  expect(Math.max(...crests.map((crest) => crests.filter((other) => other === crest).length))).toBeLessThan(60);
});
