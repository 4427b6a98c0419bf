import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { formatNumber, parseNumber } from "./number.ts";

describe("numbers", () => {
  it("[C9.06] separates thousands by a space", () => {
    expect(formatNumber(1_234_567)).toBe("1 234 567");
    expect(formatNumber(-12_345)).toBe("-12 345");
    expect(formatNumber(999)).toBe("999");
  });

  it("takes other separators and a fixed number of decimals", () => {
    expect(formatNumber(1234.5, { decimals: 2, thousandsSeparator: ".", decimalSeparator: "," })).toBe("1.234,50");
  });

  it("[C5.10] formats what is not a number as nothing", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "12", null, undefined, {}]) {
      expect(formatNumber(value)).toBe("");
    }
  });

  it("[C5.10] parses what is not a number as 0", () => {
    for (const value of ["", "abc", "12abc", "1.2.3", "0x10", "1e3", null, undefined, {}, Number.NaN, "Infinity"]) {
      expect(parseNumber(value)).toBe(0);
    }
  });

  it("parses digits with grouped thousands, a sign and either decimal mark", () => {
    expect(parseNumber(" 1 234 567 ")).toBe(1_234_567);
    expect(parseNumber("-3,5")).toBe(-3.5);
    expect(parseNumber("+.5")).toBe(0.5);
    expect(parseNumber(12)).toBe(12);
  });

  it("reads every whole number back from its own text", () => {
    const wholeNumber = fc.maxSafeInteger();
    fc.assert(
      fc.property(wholeNumber, (value) => {
        expect(parseNumber(formatNumber(value))).toBe(value);
      }),
    );
  });

  it("knows no minus zero", () => {
    expect(formatNumber(-0)).toBe("0");
  });
});
