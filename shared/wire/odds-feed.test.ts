import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeOddsRows, encodeOddsFeed, encodeOddsRow, type OddsRow } from "./odds-feed.ts";

const price = fc.option(fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100));
const oddsRow: fc.Arbitrary<OddsRow> = fc.record({
  eventId: fc.stringMatching(/^[A-Za-z0-9]{8}$/),
  bookmakerId: fc.integer({ min: 1, max: 1_000 }),
  outcomes: fc.array(fc.record({ price, previous: price }), { minLength: 2, maxLength: 3 }),
});

const toOdds = (...prices: readonly number[]): OddsRow => ({
  eventId: "1a2b3c4d",
  bookmakerId: 16,
  outcomes: prices.map((price) => ({ price, previous: 2 })),
});

describe("odds feed", () => {
  it("reads the rows that it wrote, one for each event and bookmaker", () => {
    fc.assert(
      fc.property(fc.array(oddsRow, { minLength: 1 }), (rows) => {
        expect(decodeOddsRows(encodeOddsFeed(1, rows))).toEqual(rows);
      }),
    );
  });

  it("[C3.11] names 1, X and 2 by A, B and C, and a bet without a draw by A and C", () => {
    expect(encodeOddsRow(toOdds(1.5, 4, 7.25))).toBe(
      "AA÷1a2b3c4d¬AY÷1¬ODA÷16¬XA÷1.50¬YA÷2.00¬MG÷2¬XB÷4.00¬YB÷2.00¬MG÷1¬XC÷7.25¬YC÷2.00¬MG÷1¬~",
    );
    expect(encodeOddsRow(toOdds(2, 2.5))).toBe("AA÷1a2b3c4d¬AY÷1¬ODA÷16¬XA÷2.00¬YA÷2.00¬MG÷0¬XC÷2.50¬YC÷2.00¬MG÷1¬~");
  });

  it("gives null for a suspended price and for an invalid one", () => {
    const [row] = decodeOddsRows("AA÷1a2b3c4d¬ODA÷16¬XA÷¬YA÷1.80¬XB÷1.00¬XC÷x¬~");
    expect(row?.outcomes).toEqual([
      { price: null, previous: 1.8 },
      { price: null, previous: null },
      { price: null, previous: null },
    ]);
  });

  it("has rows of the bookmaker that was named last, and none before one is", () => {
    const rows = decodeOddsRows(
      "AA÷before¬XA÷1.50¬~AA÷named¬ODA÷16¬XA÷1.50¬~AA÷same¬XA÷1.50¬~AA÷other¬ODA÷1¬XA÷1.50¬~",
    );
    expect(rows.map(({ eventId, bookmakerId }) => [eventId, bookmakerId])).toEqual([
      ["named", 16],
      ["same", 16],
      ["other", 1],
    ]);
  });

  it("is the empty body without a row", () => {
    expect(encodeOddsFeed(1, [])).toBe("0");
    expect(decodeOddsRows("0")).toEqual([]);
  });
});
