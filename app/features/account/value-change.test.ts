import { describe, expect, it } from "vitest";
import { isValueChange } from "./value-change.ts";

describe("a value's change", () => {
  it.each([
    ["fr", "en", true],
    ["fr", "fr", false],
    [0, "", false],
    ["0", "", false],
    [0, null, false],
    ["", 0, true],
    [1, "", true],
    [0, 1, true],
  ])("[A5.06] from %j to %j counts: %s", (before, after, counts) => {
    expect(isValueChange(before, after)).toBe(counts);
  });
});
