import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { startsOpen } from "../../shared/competitions/tournament-types.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { fixturesOfDay } from "./world-of-sport.ts";
import { simulateMatch } from "./simulate-match.ts";

const seed = "tribune";
const daySeconds = 86_400;
const stepSeconds = 300;
const dayOf = (text: string) => parseIsoDay(text) ?? 0;
const days = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

describe("the built-in world", () => {
  it.each(["2026-11-16", "2026-07-06", "2027-03-22"])(
    "has at least three live games at every moment of the week from %s",
    (monday) => {
      const first = dayOf(monday);
      const spans = days(first - 1, 9)
        .flatMap((day) => fixturesOfDay(seed, day))
        .map(({ schedule }) => simulateMatch(seed, schedule))
        .map((script) =>
          script.filter((incident) => incident.kind === "status" && incident.status !== eventStatus.delayed),
        )
        .filter((statuses) => statuses.length > 1)
        .map((statuses) => ({ from: statuses[0]?.atSeconds ?? 0, to: statuses.at(-1)?.atSeconds ?? 0 }));
      const fewest = { live: Infinity, at: "" };
      for (let at = first * daySeconds; at < (first + 7) * daySeconds; at += stepSeconds) {
        const live = spans.filter(({ from, to }) => from <= at && at < to).length;
        if (live < fewest.live) Object.assign(fewest, { live, at: new Date(at * 1000).toISOString() });
      }
      expect(fewest.live, `at ${fewest.at}`).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(["2026-11-16", "2027-01-18", "2027-04-12", "2026-06-22", "2026-07-20", "2026-09-07", "2026-12-21"])(
    "plays above three hundred games on the Saturday of the week from %s, and sixty to a hundred and fifty on weekdays",
    (monday) => {
      const counts = days(dayOf(monday), 7).map((day) => fixturesOfDay(seed, day).length);
      expect(counts[5]).toBeGreaterThan(300);
      expect(counts[5]).toBeLessThan(460);
      expect(counts[6]).toBeGreaterThan(140);
      expect(counts[6]).toBeLessThan(280);
      expect(Math.min(...counts.slice(0, 5))).toBeGreaterThanOrEqual(50);
      expect(Math.max(...counts.slice(0, 5))).toBeLessThanOrEqual(175);
    },
  );

  it("starts most of a Saturday's leagues closed, so that a list is not three hundred open rows", () => {
    const open = fixturesOfDay(seed, dayOf("2026-11-21")).filter(({ league }) => startsOpen(league.type));
    expect(open.length).toBeGreaterThan(60);
    expect(open.length).toBeLessThan(180);
  });

  it("has no team twice on a day, and no event twice in a fortnight", () => {
    const events = new Set<string>();
    let count = 0;
    for (const day of days(dayOf("2026-11-16"), 14)) {
      const fixtures = fixturesOfDay(seed, day);
      const teams = fixtures.flatMap(({ schedule }) => [schedule.home.id, schedule.away?.id ?? ""]);
      expect(new Set(teams).size).toBe(teams.length);
      for (const { schedule } of fixtures) events.add(schedule.eventId);
      count += fixtures.length;
    }
    expect(events.size).toBe(count);
  });

  it("is the same for the same seed and another for another", () => {
    const day = dayOf("2026-11-21");
    expect(fixturesOfDay(seed, day)).toEqual(fixturesOfDay(seed, day));
    expect(fixturesOfDay("other", day)).not.toEqual(fixturesOfDay(seed, day));
  });

  it("lists each game on the UTC day of its kick-off", () => {
    const day = dayOf("2026-11-22");
    for (const { schedule } of fixturesOfDay(seed, day)) {
      expect(Math.floor(schedule.startSeconds / daySeconds)).toBe(day);
    }
  });

  it("spans ten countries and more, and no club has two names or a name two clubs", () => {
    const teams = worldLeagues.flatMap((league) => league.teams);
    expect(new Set(worldLeagues.map((league) => league.countryKey)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(teams.map((team) => team.id)).size).toBe(teams.length);
    for (const team of teams)
      expect(team).toMatchObject({
        code: expect.stringMatching(/^[A-Z0-9]{2,5}$/),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
      });
  });
});
