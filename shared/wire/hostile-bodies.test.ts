import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeChanges } from "./changes.ts";
import { decodeRows } from "./codec.ts";
import { nextCell, nextRow, openBody } from "./cursor.ts";
import { decodeDayFeed } from "./day-feed.ts";

const pieces = [
  "~",
  "¬",
  "÷",
  "AA÷",
  "AG÷1¬",
  "ZA÷",
  "SA÷1¬~",
  "A1÷",
  "QA÷1¬QB÷x¬QC÷1|¬~",
  "\u2060",
  "\ufeff",
  "é",
  "-",
];
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 200 }).map((parts) => parts.join("")),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes)),
);

/** A text that counts how often one of its characters is read. */
function countReads(body: string): number {
  let reads = 0;
  const watched = new Proxy(Object(body), {
    get(target: object, name) {
      if (name === "charCodeAt") return (at: number) => ((reads += 1), body.charCodeAt(at));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  // A proxy of a String answers all that the cursor asks of a text.
  const cursor = openBody(watched as string);
  while (nextRow(cursor)) while (nextCell(cursor));
  return reads;
}

describe("bodies that no origin should send", () => {
  it("never make a decoder throw", () => {
    fc.assert(
      fc.property(hostile, (body) => {
        for (const decode of [decodeRows, decodeDayFeed, decodeChanges]) expect(() => decode(body)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it("cost at most two looks at each character, whatever they hold", () => {
    fc.assert(
      fc.property(hostile, (body) => {
        expect(countReads(body)).toBeLessThanOrEqual(2 * body.length);
      }),
    );
  });

  it.each(pieces)("cost in proportion to their length when they repeat %j", (piece) => {
    const one = countReads(piece.repeat(500));
    expect(countReads(piece.repeat(4_000))).toBeLessThanOrEqual(8 * one + 8);
  });

  it("leave no more rows and cells than they have delimiters", () => {
    fc.assert(
      fc.property(hostile, (body) => {
        const { rows, dropped } = decodeRows(body);
        const cells = rows.reduce((sum, row) => sum + row.length, 0);
        expect(cells).toBeLessThanOrEqual(body.split("÷").length - 1);
        expect(rows.length + dropped).toBeLessThanOrEqual(body.split("~").length);
      }),
    );
  });

  it("do not take a letter for two that have the same bits", () => {
    // U+20C1 is "A" and "A" at seven bits each.
    expect(decodeChanges("AA÷1a2b3c4d¬\u20c1÷x¬~").changes).toEqual([{ id: "1a2b3c4d" }]);
  });
});
