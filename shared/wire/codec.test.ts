import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeRows, emptyBody, encodeRow, hasData, type Row } from "./codec.ts";
import { anyText } from "./text-arbitrary.fixture.ts";

const anyRow: fc.Arbitrary<Row> = fc.array(fc.tuple(fc.stringMatching(/^[A-Za-z0-9]{1,6}$/), anyText()), {
  minLength: 1,
  maxLength: 12,
});

const rowsOf = (body: string) => decodeRows(body).rows;

describe("row grammar", () => {
  it("[C7.06] writes cells of key and value, each ended, and ends the row", () => {
    const row: Row = [
      ["AA", "1a2b3c4d"],
      ["WL", ""],
    ];
    expect(encodeRow(row)).toBe("AA÷1a2b3c4d¬WL÷¬~");
  });

  it("[C7.06] reads what it wrote: order, repeated keys, empty values, any text", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
        expect(decodeRows(rows.map(encodeRow).join(""))).toEqual({ rows, dropped: 0 });
      }),
    );
  });

  it("[C5.04] takes a body of less than four characters, and 0, for empty", () => {
    expect([emptyBody, "", "A÷¬", "000"].map(hasData)).toEqual([false, false, false, false]);
    expect(rowsOf("A÷¬")).toEqual([]);
    expect(hasData("A÷1¬")).toBe(true);
    expect(rowsOf("A÷1¬")).toEqual([[["A", "1"]]]);
  });

  it("reads the first delimiter as the key's end, so that a stray one stays in the value", () => {
    expect(rowsOf("AA÷1÷2¬~")).toEqual([[["AA", "1÷2"]]]);
  });

  it("drops malformed rows one by one and counts them", () => {
    expect(decodeRows("<html>~AA÷1¬~÷2¬AG÷1¬~AA¬AG÷1¬~AA÷3¬~")).toEqual({
      rows: [[["AA", "1"]], [["AA", "3"]]],
      dropped: 3,
    });
  });

  it("skips a cell without a key inside a good row", () => {
    expect(decodeRows("AA÷1¬lost¬÷x¬AG÷2¬~")).toEqual({
      rows: [
        [
          ["AA", "1"],
          ["AG", "2"],
        ],
      ],
      dropped: 0,
    });
  });

  it("forgives a byte order mark, white space around rows and doubled row ends", () => {
    const rows = [[["SA", "1"]], [["A1", "x"]]];
    expect(decodeRows("\ufeffSA÷1¬~~A1÷x¬~")).toEqual({ rows, dropped: 0 });
    expect(decodeRows("\r\n SA÷1¬~\n~~~ A1÷x¬~\r\n")).toEqual({ rows, dropped: 0 });
  });

  it("takes a cell that a cut body leaves open for lost, and keeps those before it", () => {
    expect(decodeRows("AA÷1¬AG÷1¬AH÷1")).toEqual({
      rows: [
        [
          ["AA", "1"],
          ["AG", "1"],
        ],
      ],
      dropped: 0,
    });
    expect(decodeRows("AA÷1¬~AA÷2")).toEqual({ rows: [[["AA", "1"]]], dropped: 1 });
  });
});
