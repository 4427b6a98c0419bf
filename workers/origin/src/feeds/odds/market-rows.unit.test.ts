import { expect, it } from "vitest";
import type { BetType } from "../../../../../shared/betting/bet-types.ts";
import type { Quote } from "../../../../../shared/betting/quote.ts";
import { toMarketRows } from "./market-rows.ts";

const quote = (bookmakerId: number, betType: BetType): Quote => ({
  bookmakerId,
  betType,
  period: "full-time",
  line: "",
  outcomes: [{ code: "1", price: 2, opening: 2 }],
});

it("[C3.12] puts markets in the order of the sport's list, whichever bookmaker offers which of them", () => {
  const quotes = [
    quote(1, "ODD_OR_EVEN"),
    quote(1, "HOME_DRAW_AWAY"),
    quote(1, "DRAW_NO_BET"),
    quote(2, "HOME_DRAW_AWAY"),
    quote(2, "DOUBLE_CHANCE"),
  ];
  const rows = toMarketRows(quotes, ["HOME_DRAW_AWAY", "DOUBLE_CHANCE", "DRAW_NO_BET"], "en").map(
    ({ kind, fields }) => {
      if (kind === "market") return fields.slug;
      return kind === "bookmaker" ? fields.bookmakerId : kind;
    },
  );
  expect(rows).toEqual(
    [
      ["1x2-odds", "period", 1, 2],
      ["double-chance", "period", 2],
      ["draw-no-bet", "period", 1],
      ["odd-or-even", "period", 1],
    ].flat(),
  );
});
