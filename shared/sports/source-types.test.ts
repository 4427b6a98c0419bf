import { expect, it } from "vitest";
import { isFinalOnly, parseSourceType, sourceTypes } from "./source-types.ts";

it("[C3.15] reads the source types, and takes anything else for unknown", () => {
  expect(sourceTypes).toEqual({ unknown: -1, no: 0, yes: 1, finalOnly: 2 });
  expect([0, 1, 2, -1, 3, null, undefined].map(parseSourceType)).toEqual([0, 1, 2, -1, -1, -1, -1]);
  expect(isFinalOnly(sourceTypes.finalOnly)).toBe(true);
  expect(isFinalOnly(sourceTypes.yes)).toBe(false);
});
