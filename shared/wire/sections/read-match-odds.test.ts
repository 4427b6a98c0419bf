import { describe, expect, it } from "vitest";
import { readMatchOdds } from "./read-match-odds.ts";

describe("the odds (df_od_)", () => {
  it("have a row for each bookmaker below market, period and line, lines from the lowest", () => {
    const body =
      "OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬XA÷1.50[u]1.55¬XB÷3.90[d]3.80¬XC÷6.00¬OG÷1¬~OE÷2¬XA÷1.40¬XB÷4.00¬XC÷7.00¬OG÷0¬~" +
      "OA÷O/U¬OAU÷over-under¬~OB÷Match¬~OCT÷total¬OC÷10.5¬~OE÷1¬XB÷5.00¬XC÷1.10¬OG÷1¬~OCT÷total¬OC÷2.5¬~OE÷1¬OG÷0¬~";
    const [main, totals] = readMatchOdds(body);
    expect(main).toMatchObject({ betType: "HOME_DRAW_AWAY", outcomes: ["1", "X", "2"], label: "1X2" });
    expect(main?.periods).toEqual([
      {
        label: "Match",
        lines: [
          {
            value: "",
            offers: [
              {
                bookmakerId: 1,
                prices: [
                  { price: 1.55, opening: 1.5 },
                  { price: 3.8, opening: 3.9 },
                  { price: 6, opening: null },
                ],
                isSuspended: false,
                eachWay: "",
              },
              {
                bookmakerId: 2,
                prices: [1.4, 4, 7].map((price) => ({ price, opening: null })),
                isSuspended: true,
                eachWay: "",
              },
            ],
          },
        ],
      },
    ]);
    expect(
      totals?.periods[0]?.lines.map(({ value, offers }) => [value, offers[0]?.prices.map(({ price }) => price)]),
    ).toEqual([
      ["2.5", [null, null]],
      ["10.5", [5, 1.1]],
    ]);
  });

  it("have a line for each outcome where those differ from match to match, in the source's order", () => {
    const body =
      "OA÷CS¬OAU÷correct-score¬~OB÷Match¬~OCT÷score¬OC÷2:1¬~OE÷1¬XA÷8.50¬OG÷1¬~OCT÷score¬OC÷0:0¬~OE÷1¬XA÷9.00¬OG÷1¬~";
    const [market] = readMatchOdds(body);
    expect(market?.outcomes).toBeNull();
    expect(market?.periods[0]?.lines.map(({ value, offers }) => [value, offers[0]?.prices])).toEqual([
      ["2:1", [{ price: 8.5, opening: null }]],
      ["0:0", [{ price: 9, opening: null }]],
    ]);
  });

  it("have the terms of a bet on a place beside the price of the winner", () => {
    const body = "OA÷Top¬OAU÷top-position¬~OB÷Match¬~OCT÷places¬OC÷1¬~OE÷1¬XA÷4.50¬TEW÷1/4 1-3¬OG÷1¬~";
    expect(readMatchOdds(body)[0]?.periods[0]?.lines[0]?.offers[0]?.eachWay).toBe("1/4 1-3");
  });

  it("leave out a bet that nobody knows, and heads with nothing below them", () => {
    expect(readMatchOdds("OA÷?¬OAU÷new¬~OB÷Match¬~OE÷1¬XA÷2.00¬~OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~")).toEqual([]);
    expect(readMatchOdds("0")).toEqual([]);
  });
});
