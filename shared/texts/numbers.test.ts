import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { intlTag } from "./intl-tag.ts";
import { languages } from "./languages.ts";
import { formatNumber, formatPercent, parseNumber, toLocalFigure } from "./numbers.ts";

const bare = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/\s/g, " ");

describe("numbers", () => {
  it("[C9.06] separates thousands by a space that keeps a number on its line", () => {
    expect(formatNumber(1_234_567, "fr")).toBe("1\u202f234\u202f567");
    expect(formatNumber(-12_345, "cs")).toBe("-12\u202f345");
    expect(formatNumber(999, "pl")).toBe("999");
  });

  it.each(languages)("[C9.06] writes numbers and per cent in %s as Intl writes them", (lang) => {
    const intl = (value: number, options: Intl.NumberFormatOptions) =>
      bare(new Intl.NumberFormat(intlTag(lang), options).format(value));
    expect(bare(formatNumber(1_234_567.5, lang))).toBe(intl(1_234_567.5, {}));
    expect(bare(formatNumber(-45_678, lang, 2))).toBe(intl(-45_678, { minimumFractionDigits: 2 }));
    expect(bare(formatPercent(54.5, lang, 1))).toBe(intl(0.545, { style: "percent", minimumFractionDigits: 1 }));
  });

  it("writes as many decimals as it should, else up to three of those that there are", () => {
    expect(formatNumber(1234.5, "de", 2)).toBe("1.234,50");
    expect([12, 0.1 + 0.2, 7.25, 1 / 3].map((value) => formatNumber(value, "en"))).toEqual([
      "12",
      "0.3",
      "7.25",
      "0.333",
    ]);
  });

  it("[C5.10] formats what is not a number as nothing", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "12", null, undefined, {}]) {
      expect(formatNumber(value, "fr")).toBe("");
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
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parseNumber(formatNumber(value, "fr", 0))).toBe(value);
      }),
    );
  });

  it("knows no minus zero", () => {
    expect([formatNumber(-0, "fr"), formatNumber(-0, "fr", 1)]).toEqual(["0", "0,0"]);
  });

  it("writes printed figures as the language does, and leaves numbers beside each other apart", () => {
    expect([
      toLocalFigure("1.84", "fr"),
      toLocalFigure(".000", "fr"),
      toLocalFigure("1 584 000", "en"),
      toLocalFigure("54%", "es"),
    ]).toEqual(["1,84", ",000", "1,584,000", "54\u202f%"]);
    expect([toLocalFigure("1.84 (54%)", "it"), toLocalFigure("12 3456", "de")]).toEqual(["1,84 (54%)", "12 3456"]);
  });
});
