import { describe, expect, it } from "vitest";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { competitions, competitionsOf } from "../../catalogue/sports/competitions.ts";
import { fixturesOfSport } from "../world-of-sport.ts";
import { startsOfSeason } from "./edition.ts";

const seed = "tribune";

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const competitionCalled = (name: SportName, start: string) => {
  const found = competitionsOf(sportIds[name]).find((each) => each.name.startsWith(start));
  if (found === undefined) throw new Error(`no ${start}`);
  return found;
};

describe.each([2025, 2026, 2027, 2032])("the season of %i", (year) => {
  it.each([
    ["auto-racing", "Formule 1", 24, "03", "12", [0]],
    ["moto-racing", "MotoGP", 22, "02", "11", [0]],
    ["motorsport", "WEC", 8, "03", "11", [6]],
    ["cycling", "Tour de France", 20, "07", "08", [0, 1, 2, 3, 4, 5, 6]],
    ["cycling", "Paris-Nice", 6, "03", "03", [1, 2, 3, 4, 5, 6]],
    ["alpine", "Coupe du monde messieurs - slalom", 12, "11", "03", [0]],
    ["ski-jumping", "Coupe du monde", 30, "11", "03", [0, 6]],
    ["biathlon", "Coupe du monde dames - poursuite", 10, "12", "03", [6]],
    ["winter-sports", "Coupe du monde", 22, "11", "03", [0, 6]],
  ] as const)("of %s has %s, in its months and on its weekdays", (name, start, count, earliest, latest, weekdays) => {
    const competition = competitionCalled(name, start);
    const starts = startsOfSeason(competition, year);
    const [first, last] = [starts[0], starts.at(-1)].map((each) => iso(each?.startSeconds ?? 0).slice(0, 7));
    const lastYear = latest < earliest ? year + 1 : year;
    expect(starts).toHaveLength(count);
    expect(
      [first ?? "", last ?? ""].every((month) => month >= `${year}-${earliest}` && month <= `${lastYear}-${latest}`),
    ).toBe(true);
    expect(
      [...new Set(starts.map(({ startSeconds }) => new Date(startSeconds * 1000).getUTCDay()))].toSorted(),
    ).toEqual(weekdays);
  });

  it("has no championship of engines, roads or snow with more than forty races, and free weeks in each", () => {
    for (const { field, ...competition } of competitions) {
      if (field === null || field.pace.kind === "even") continue;
      const starts = startsOfSeason({ field, ...competition }, year);
      expect([competition.name, starts.length > 0 && starts.length <= 40]).toEqual([competition.name, true]);
    }
  });
});

it("races Formula 1 at each of its places once, in the order of the year", () => {
  const names = startsOfSeason(competitionCalled("auto-racing", "Formule 1"), 2026).map(({ league }) => league.name);
  expect(new Set(names).size).toBe(24);
  expect([names[0], names.at(-1)]).toEqual(["Formule 1 - Melbourne", "Formule 1 - Yas Marina"]);
});

it("holds world cups of snow on weekends, all of a weekend at one place", () => {
  const december = parseIsoDay("2026-12-07") ?? 0;
  for (const name of ["alpine", "ski-jumping", "cross-country", "biathlon", "winter-sports"] as const) {
    const days = Array.from({ length: 14 }, (_, offset) => fixturesOfSport(seed, sportIds[name], december + offset));
    const week = days.slice(0, 7).map((fixtures) => new Set(fixtures.map(({ league }) => league.name)));
    const cups = (day: ReadonlySet<string>) => [...day].filter((of) => of.startsWith("Coupe du monde"));
    expect(week.slice(0, 5).flatMap(cups)).toEqual([]);
    expect(new Set(week.flatMap(cups).map((of) => of.split(" - ").at(-1))).size).toBe(1);
  }
});

it("rides one tour at a time with the same riders", () => {
  const year = parseIsoDay("2026-01-01") ?? 0;
  for (let day = year; day < year + 365; day += 1) {
    const riders = fixturesOfSport(seed, sportIds.cycling, day).map(({ schedule }) => schedule.home.id);
    expect([day, riders.length]).toEqual([day, new Set(riders).size]);
  }
});

it("has nothing of a sport in the months without its season", () => {
  const summer = parseIsoDay("2027-06-15") ?? 0;
  expect(fixturesOfSport(seed, sportIds.biathlon, summer)).toEqual([]);
});

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
