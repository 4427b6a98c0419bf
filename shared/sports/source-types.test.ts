import { expect, it } from "vitest";
import { sourceTypes } from "./source-types.ts";

it("[C3.15] has the four types of sources by their numbers", () => {
  expect(sourceTypes).toEqual({ unknown: -1, no: 0, yes: 1, finalOnly: 2 });
});
