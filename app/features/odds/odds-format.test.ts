import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oddsFormatNames as formats, oddsFormats, type OddsFormat } from "../../../shared/betting/odds-formats.ts";
import { formatOdds, parsePrice } from "./odds-format.ts";
import { parseOdds } from "./parse-odds.fixture.ts";

const price = fc.integer({ min: 101, max: 10_000_000 }).map((hundredths) => hundredths / 100);

describe("odds formats", () => {
  it("[C3.13] have the ids that settings store", () => {
    expect(Object.fromEntries(formats.map((format) => [format, oddsFormats[format].id]))).toEqual({
      eu: 1,
      uk: 2,
      us: 3,
      hk: 4,
      ma: 5,
      in: 6,
    });
  });

  it.each(formats)("[C3.13] write 1.50 as in the example of %s, and read it back", (format) => {
    expect(formatOdds(1.5, format)).toBe(oddsFormats[format].example);
    expect(parseOdds(oddsFormats[format].example, format)).toBe(1.5);
  });

  it.each<[number, Record<OddsFormat, string>]>([
    [2, { eu: "2.00", uk: "1/1", us: "+100", hk: "1.00", ma: "1.00", in: "1.00" }],
    [1.91, { eu: "1.91", uk: "10/11", us: "-110", hk: "0.91", ma: "0.91", in: "-1.10" }],
    [2.5, { eu: "2.50", uk: "6/4", us: "+150", hk: "1.50", ma: "-0.667", in: "1.50" }],
    [3, { eu: "3.00", uk: "2/1", us: "+200", hk: "2.00", ma: "-0.50", in: "2.00" }],
    [1.01, { eu: "1.01", uk: "1/100", us: "-10000", hk: "0.01", ma: "0.01", in: "-100.00" }],
    [1.37, { eu: "1.37", uk: "37/100", us: "-270", hk: "0.37", ma: "0.37", in: "-2.70" }],
    [101, { eu: "101.00", uk: "100/1", us: "+10000", hk: "100.00", ma: "-0.01", in: "100.00" }],
  ])("[C3.13] write %d", (decimal, texts) => {
    for (const format of formats) expect(formatOdds(decimal, format)).toBe(texts[format]);
  });

  it("[C3.13] write Malay odds with three decimals at most, longer prices with a smaller stake, and never none", () => {
    const texts = [3.7, 4.7, 7, 10.5, 21, 80, 501, 5001].map((decimal) => formatOdds(decimal, "ma"));
    expect(texts).toEqual(["-0.37", "-0.27", "-0.167", "-0.105", "-0.05", "-0.013", "-0.002", "-0.001"]);
  });

  it.each(formats.filter((format) => format !== "ma"))("[C3.13] lead back to every price in %s", (format) => {
    fc.assert(
      fc.property(price, (value) => {
        expect(parseOdds(formatOdds(value, format), format)).toBe(value);
      }),
    );
    for (let hundredths = 101; hundredths <= 2000; hundredths += 1) {
      expect(parseOdds(formatOdds(hundredths / 100, format), format)).toBe(hundredths / 100);
    }
  });

  it("[C3.13] write the fractions that British bookmakers write, and exact ones between them", () => {
    const fractions = [1.02, 1.13, 1.67, 1.95, 2.5, 3.13, 4.33, 8.5, 1.68, 12.34].map((value) =>
      formatOdds(value, "uk"),
    );
    expect(fractions).toEqual(["1/50", "1/8", "4/6", "20/21", "6/4", "85/40", "10/3", "15/2", "17/25", "567/50"]);
  });

  it.each(formats)("write nothing for a value that is not a price in %s", (format) => {
    for (const value of [null, 1, 1.004, 0, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(formatOdds(value, format)).toBe("");
    }
  });

  it("round a price before they write it", () => {
    expect(formatOdds(1.005, "eu")).toBe("1.01");
    expect(formatOdds(2.499_9, "us")).toBe("+150");
  });
});

it("a price is a number of hundredths above 1", () => {
  expect(parsePrice(1.234)).toBe(1.23);
  for (const value of [1, 1.004, 0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
    expect(parsePrice(value)).toBeNull();
});
