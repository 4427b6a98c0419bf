import { expect, it } from "vitest";
import { orderForecast, rankLead } from "./order-forecast.ts";

it("measures the lead by the length of the table", () => {
  expect(rankLead({ home: 1, away: 20, teams: 20 })).toBe(1);
  expect(rankLead({ home: 18, away: 1, teams: 18 })).toBe(-1);
  expect(rankLead({ home: 4, away: 4, teams: 18 })).toBe(0);
  expect(rankLead({ home: 1, away: 1, teams: 1 })).toBe(0);
});

it("forecasts three chances that add up to 1 and rise with the rank", () => {
  const forecasts = Array.from({ length: 20 }, (_, at) => orderForecast({ home: 20 - at, away: at + 1, teams: 20 }));
  for (const { home, draw, away } of forecasts) {
    expect(home + draw + away).toBeCloseTo(1, 9);
    expect(Math.min(home, draw, away)).toBeGreaterThan(0.05);
  }
  expect(forecasts.map(({ home }) => home)).toEqual(forecasts.map(({ home }) => home).toSorted((a, b) => a - b));
  const even = orderForecast({ home: 7, away: 7, teams: 20 });
  expect(even.home).toBeGreaterThan(even.away);
});
