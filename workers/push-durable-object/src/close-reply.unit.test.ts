import { describe, expect, it } from "vitest";
import { toCloseReply } from "./close-reply.ts";

describe("the answer to a subscriber's close", () => {
  it.each([1000, 1001, 1011, 3000, 4408])("[P10] repeats %i", (code) => {
    expect(toCloseReply(code)).toBe(code);
  });

  it.each([0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, Number.NaN])(
    "[P10] is a plain goodbye for %i, which may not be sent",
    (code) => {
      expect(toCloseReply(code)).toBe(1000);
    },
  );
});
