import { describe, expect, it } from "vitest";
import { leagueIds } from "../../shared/competitions/football-ids.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import { sports } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { daySeconds, parseIsoDay } from "../../shared/basics/day.ts";
import type { EventState } from "../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { cups } from "../catalogue/cups.ts";
import { toLeague } from "../catalogue/league.ts";
import { competitions } from "../catalogue/sports/competitions.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { eventOf, matchesOf, leaguesOf, seasonOf, seriesOf, stateAt } from "./seasons.ts";
import { nextDayOf } from "./next-day.fixture.ts";
import { fixturesOfSport, simulate } from "./world-of-sport.ts";

const seed = "tribune";
const dayOf = (text: string) => parseIsoDay(text) ?? 0;
const atSeconds = (text: string) => dayOf(text) * daySeconds;
const now = atSeconds("2026-11-21");
const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => dayOf(first) + index);
const seasonsNow = worldLeagues.map((league) =>
  seasonOf(seed, toLeague(league, league.seasonStartMonth === 8 ? "2026-27" : "2026"), now),
);

/** Counts the home and away games of each participant in the fixtures. */
function groundsOf(fixtures: readonly Fixture[]): ReadonlyMap<string, { home: number; away: number }> {
  const grounds = new Map<string, { home: number; away: number }>();
  for (const { schedule } of fixtures) {
    for (const [id, ground] of [[schedule.home.id, "home"] as const, [schedule.away?.id ?? "", "away"] as const]) {
      const counts = grounds.get(id) ?? { home: 0, away: 0 };
      counts[ground] += 1;
      grounds.set(id, counts);
    }
  }
  return grounds;
}

const pairsOf = (fixtures: readonly Fixture[]) => {
  const pairs = new Map<string, number>();
  for (const { schedule } of fixtures) {
    const key = `${schedule.home.id} ${schedule.away?.id}`;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  return pairs;
};

describe("a season of football", () => {
  it("holds the games of its days, and no others", () => {
    const ofSeasons = new Map(seasonsNow.flat().map((fixture) => [fixture.schedule.eventId, fixture]));
    const ofDays = days("2026-11-09", 14)
      .flatMap((day) => fixturesOfSport(seed, sportIds.soccer, day))
      .filter(({ schedule, league }) => schedule.round !== "" && league.format === undefined);
    expect(ofDays.length).toBeGreaterThan(1200);
    for (const fixture of ofDays) expect(ofSeasons.get(fixture.schedule.eventId)).toEqual(fixture);
    const [from, to] = [atSeconds("2026-11-09"), atSeconds("2026-11-23")];
    const inSpan = [...ofSeasons.values()].filter(
      ({ schedule }) => schedule.startSeconds >= from && schedule.startSeconds < to,
    );
    expect(inSpan).toHaveLength(ofDays.length);
  });

  it("has every pair as often at the one's as at the other's, but in leagues too large for two games a pair", () => {
    for (const fixtures of seasonsNow) {
      const teams = groundsOf(fixtures).size;
      const counts = new Set(pairsOf(fixtures).values());
      expect([fixtures[0]?.league.name, counts.size]).toEqual([fixtures[0]?.league.name, 1]);
      const pairs = pairsOf(fixtures).size;
      expect(pairs).toBe(teams === 30 ? (teams * (teams - 1)) / 2 : teams * (teams - 1));
    }
  });

  it("has everybody at home as often as away at any moment, give or take two games", () => {
    for (const fixtures of seasonsNow) {
      const played = fixtures.filter(({ schedule }) => schedule.startSeconds < now);
      for (const { home, away } of groundsOf(played).values()) expect(Math.abs(home - away)).toBeLessThanOrEqual(3);
    }
  });

  it("ends as the ledger saw it: a row long afterwards is that of the whole timeline", () => {
    const fixtures = days("2026-11-12", 4).flatMap((day) => fixturesOfSport(seed, sportIds.soccer, day));
    const later = now + 60 * daySeconds;
    for (const { schedule } of fixtures) {
      const state = foldTimeline(schedule, simulate(seed, schedule));
      expect(stateAt(seed, schedule, later)).toMatchObject({
        score: state.score,
        periods: state.periods,
        status: state.status,
      });
    }
  });
});

describe("a cup", () => {
  it("lists no round before the one before it is over", () => {
    const cup = cups.find(({ name }) => name === "Coupe de France");
    if (cup === undefined) throw new Error("no cup");
    const league = toLeague(cup, "2026-27");
    const roundsAt = (text: string) =>
      [...new Set(seasonOf(seed, league, atSeconds(text)).map(({ schedule }) => schedule.round))].join(" ");
    expect(roundsAt("2026-08-10")).toBe("1/16");
    expect(roundsAt("2026-11-21")).toBe("1/16 1/8 1/4");
    expect(roundsAt("2027-07-01")).toBe("1/16 1/8 1/4 1/2 final");
  });

  it("finds both legs by their series", () => {
    const [championsLeague] = cups;
    if (championsLeague === undefined) throw new Error("no cup");
    const legged = seasonOf(seed, toLeague(championsLeague, "2026-27"), now).filter(
      ({ schedule }) => schedule.seriesId !== undefined,
    );
    expect(legged.length).toBeGreaterThan(30);
    for (const { schedule } of legged) {
      const legs = seriesOf(seed, schedule.seriesId ?? "");
      expect(legs).toHaveLength(2);
      expect(legs.map((leg) => leg.schedule.eventId)).toContain(schedule.eventId);
    }
  });
});

describe.each(sports)("the world's $name", ({ id, duel }) => {
  const today = nextDayOf(seed, id, dayOf("2026-11-21"));
  const now = today * daySeconds + 43_200;
  const fixtures = fixturesOfSport(seed, id, today);

  it("finds each of its events by its id, in any year", () => {
    for (const day of [today, dayOf("2024-02-29"), dayOf("2028-12-31")]) {
      for (const fixture of fixturesOfSport(seed, id, day)) {
        expect(eventOf(seed, fixture.schedule.eventId)).toEqual(fixture);
      }
    }
  });

  it("knows the season of each of today's leagues, with today's events in it", () => {
    const byStatus = new Map(fixtures.map(({ league }) => [league.stageId, league]));
    for (const league of byStatus.values()) {
      if (league.tournamentId === friendlies) continue;
      const season = new Set(seasonOf(seed, league, now + daySeconds).map(({ schedule }) => schedule.eventId));
      // A draw's later games follow from those before.
      const own = fixtures.filter(
        ({ schedule }) => schedule.leagueStageId === league.stageId && league.format !== "knock-out",
      );
      for (const { schedule } of own) expect(season).toContain(schedule.eventId);
      expect(leaguesOf(league.tournamentId, now, 2).map(({ stageId }) => stageId)).toContain(league.stageId);
    }
  });

  it("has rows of events long over that are those of the whole timeline", () => {
    for (const { schedule } of fixturesOfSport(seed, id, today - 40).slice(0, 12)) {
      const whole = foldTimeline(schedule, simulate(seed, schedule));
      const row = stateAt(seed, schedule, now);
      expect(row).toMatchObject({ score: whole.score, status: whole.status, periods: whole.periods });
      const rankOf = ({ facts }: EventState) => (duel ? null : facts?.rank);
      expect(rankOf(row)).toBe(rankOf(whole));
    }
  });

  it("knows what its participants played", () => {
    const [fixture] = fixtures.filter(({ league }) => league.tournamentId !== friendlies);
    if (fixture === undefined) throw new Error("no event");
    const own = matchesOf(seed, fixture.schedule.home.id, now + daySeconds);
    expect(own.map(({ schedule }) => schedule.eventId)).toContain(fixture.schedule.eventId);
    for (const { schedule } of own) expect([schedule.home.id, schedule.away?.id]).toContain(fixture.schedule.home.id);
  });
});

const friendlies = leagueIds("WORLD", "Amicaux clubs", "").tournamentId;
const tables = competitions.filter(({ field, draw }) => field === null && draw === undefined);

describe.each([...new Set(tables.map(({ sportId }) => sportId))])("leagues of sport %i", (sportId) => {
  it("are double round-robins from the season's first day to its last, nobody twice on a day", () => {
    for (const competition of tables.filter((each) => each.sportId === sportId)) {
      const [first] = fixturesOfSport(seed, sportId, dayOf("2026-11-21")).filter(({ league }) =>
        league.name.startsWith(competition.name),
      );
      if (first === undefined) continue;
      const season = seasonOf(seed, first.league, now);
      expect([competition.name, new Set(pairsOf(season).values()).size]).toEqual([competition.name, 1]);
      // Not every fighter meets every other: there is one bout each day, and each fighter has at most two a month.
      const all = competition.names.length * (competition.names.length - 1);
      const met = pairsOf(season).size;
      expect([competition.name, competition.isOpen === true ? met < all / 4 : met === all]).toEqual([
        competition.name,
        true,
      ]);
      const daily = season.flatMap(({ schedule: { home, away, startSeconds } }) =>
        [home.id, away?.id].map((id) => `${id} ${Math.floor(startSeconds / daySeconds)}`),
      );
      expect(new Set(daily).size).toBe(daily.length);
      const spanDays =
        ((season.at(-1)?.schedule.startSeconds ?? 0) - (season[0]?.schedule.startSeconds ?? 0)) / daySeconds;
      expect(spanDays).toBeGreaterThan(355);
    }
  });
});
