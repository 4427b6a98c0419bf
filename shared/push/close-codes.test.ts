import { describe, expect, it } from "vitest";
import { closeCodes, toAfterClose } from "./close-codes.ts";

describe("close codes", () => {
  it("[P10] are all different, and lie where a server may choose them", () => {
    const codes = Object.values(closeCodes).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect((code >= 1000 && code <= 1015) || (code >= 4000 && code <= 4999)).toBe(true);
  });

  it.each([
    [1001, "again"],
    [1013, "later"],
    [4403, "without-odds"],
    [4408, "again"],
    [4409, "later"],
    [4406, "stop"],
  ])("[P10] %i makes the subscriber come back: %s", (code, after) => {
    expect(toAfterClose(code)).toBe(after);
  });

  it.each([1005, 1006, 1012, 1015, 3000])(
    "[P8] %i, which no server of ours sends, lets the subscriber come back",
    (code) => {
      expect(toAfterClose(code)).toBe("again");
    },
  );
});
