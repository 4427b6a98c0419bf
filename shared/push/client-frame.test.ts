import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseClientFrame } from "./client-frame.ts";
import { maxClientFrameLength } from "./push-limits.ts";

describe("a subscriber's frame", () => {
  it("[P2] is read or refused, never thrown over", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseClientFrame(text)).not.toThrow();
      }),
    );
  });

  it.each([-1, 0.5, 2 ** 53, "1", null])("[P2] is refused with %s as its number", (since) => {
    expect(parseClientFrame(JSON.stringify({ t: "join", s: "u_1_1", since }))).toBeNull();
  });

  it("[P2] is refused when longer than the limit, though it would be lawful", () => {
    const fits = JSON.stringify({ t: "leave", s: "x" });
    expect(parseClientFrame(fits.padEnd(maxClientFrameLength))).not.toBeNull();
    expect(parseClientFrame(fits.padEnd(maxClientFrameLength + 1))).toBeNull();
  });

  it("[P2] loses what no frame has", () => {
    expect(parseClientFrame('{"t":"join","s":"u_1_1","since":3,"extra":1}')).toEqual({
      t: "join",
      s: "u_1_1",
      since: 3,
    });
  });
});
