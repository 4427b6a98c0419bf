import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { startsOfSeason } from "./edition.ts";

it("plays golf from Thursday to Sunday, each tournament of a season at its own place", () => {
  for (const tour of competitionsOf(sportIds.golf)) {
    const starts = startsOfSeason(tour, 2026);
    expect([tour.name, starts.length >= 20 && starts.length <= 45]).toEqual([tour.name, true]);
    const places = new Set(starts.map(({ venue }) => venue.name));
    expect([tour.name, places.size]).toEqual([tour.name, starts.length]);
    // Tokyo is ahead of all that starts before midnight UTC.
    const zone = tour.countryKey === "JP" ? 9 * 3600 : 0;
    const weekdays = starts.map(({ startSeconds }) => new Date((startSeconds + zone) * 1000).getUTCDay());
    expect([tour.name, ...new Set(weekdays)]).toEqual([tour.name, 4]);
  }
});
