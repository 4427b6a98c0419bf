import { describe, expect, it } from "vitest";
import { cricketGameTypes } from "../../../shared/sports/cricket-game-types.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { competitions } from "../../catalogue/sports/competitions.ts";
import type { Fixture } from "../../../shared/timeline/provider.ts";
import { fixturesOfSport, simulate } from "../world-of-sport.ts";
import { drawFixtures } from "./draw-fixtures.ts";
import { newDrawFixtures } from "./new-draw-fixtures.ts";
import { outcomeOf } from "./outcome.ts";
import { tournamentOn, tournamentsOf } from "./tournament.ts";

const seed = "tribune";
const dayOf = (text: string) => parseIsoDay(text) ?? 0;
const monday = dayOf("2026-11-16");
const drawn = competitions.filter(({ draw }) => draw !== undefined);

/** Returns all games of the tournament that a competition plays on a day. */
function matchesAround(competition: (typeof drawn)[number], day: number): readonly Schedule[] {
  const stageId = tournamentOn(competition, day)?.league.stageId;
  return Array.from({ length: 15 }, (_, index) => day - 7 + index)
    .flatMap((each) => drawFixtures(seed, competition, each))
    .filter(({ league }) => league.stageId === stageId)
    .map(({ schedule }) => schedule);
}

const winnerId = (schedule: Schedule): string | undefined => {
  const { score, facts } = foldTimeline(schedule, simulate(seed, schedule));
  const homeWins = typeof facts?.winner === "number" ? facts.winner === 1 : (score?.[0] ?? 0) > (score?.[1] ?? 0);
  return homeWins ? schedule.home.id : schedule.away?.id;
};

it("names no two tournaments of a year alike: a place that has several numbers them", () => {
  for (const competition of drawn) {
    const names = tournamentsOf(competition, 2026).map(({ league }) => league.name);
    expect([competition.name, new Set(names).size]).toEqual([competition.name, names.length]);
  }
});

describe.each(drawn)("a draw of $name", (competition) => {
  const matches = matchesAround(competition, monday);
  const size = competition.draw?.size ?? 0;
  const rounds = ["1/16", "1/8", "1/4", "1/2", "final"].slice(-Math.log2(size));
  const inRound = (round: string) => matches.filter((match) => match.round === round);

  it("halves its players round by round, down to a final", () => {
    expect(rounds.map((round) => inRound(round).length)).toEqual(rounds.map((_, index) => size / 2 ** (index + 1)));
    expect(matches).toHaveLength(size - 1);
    expect(new Set(matches.map(({ eventId }) => eventId)).size).toBe(size - 1);
    const entered = inRound(rounds[0] ?? "").flatMap(({ home, away }) => [home.id, away?.id]);
    expect(new Set(entered).size).toBe(size);
  });

  it("lets those go on who won the round before, on a later day", () => {
    rounds.slice(1).forEach((round, index) => {
      const before = inRound(rounds[index] ?? "");
      const winners = before.map(winnerId);
      const players = inRound(round).flatMap(({ home, away }) => [home.id, away?.id]);
      expect(players.toSorted()).toEqual(winners.toSorted());
      const last = Math.max(...before.map(({ startSeconds }) => startSeconds));
      for (const { startSeconds } of inRound(round)) expect(startSeconds).toBeGreaterThan(last);
    });
  });
});

describe.each(drawn)("what is known of a draw of $name before it is played", (competition) => {
  const week = Array.from({ length: 7 }, (_, index) => monday + index);
  const dayOfStart = ({ startSeconds }: Schedule) => Math.floor(startSeconds / 86_400);

  it("names nobody before the round before is over", () => {
    for (const today of week) {
      for (const ahead of week.map((_, index) => today + 1 + index)) {
        for (const { schedule } of drawFixtures(seed, competition, ahead, today)) {
          const matches = matchesAround(competition, ahead);
          const rounds = [...new Set(matches.map(({ round }) => round))];
          const before = matches.filter(({ round }) => round === rounds[rounds.indexOf(schedule.round) - 1]);
          for (const match of before) expect(dayOfStart(match)).toBeLessThan(today);
        }
      }
    }
  });

  it("is told on the day of each round to who asked days before", () => {
    const known = new Set(
      week.flatMap((day) => drawFixtures(seed, competition, day, monday)).map(({ schedule }) => schedule.eventId),
    );
    for (const today of week) {
      for (const { schedule } of newDrawFixtures(seed, competition.sportId, today)) known.add(schedule.eventId);
      for (const { schedule } of drawFixtures(seed, competition, today)) expect(known).toContain(schedule.eventId);
    }
  });
});

it("keeps seeded players apart until the others are gone", () => {
  const [atp] = drawn;
  const matches = atp === undefined ? [] : matchesAround(atp, monday);
  const seeded = new Set(atp?.names.slice(0, 8));
  for (const { home, away } of matches.filter(({ round }) => round === "1/16" || round === "1/8"))
    expect([home, away].filter((player) => player !== null && seeded.has(player.name)).length).toBeLessThan(2);
});

it("plays Wimbledon in summer on grass, best of five for men", () => {
  const weeks = Array.from({ length: 52 }, (_, index) => dayOf("2027-01-04") + 7 * index);
  const [day = 0] = weeks.filter((each) => fixturesOfSport(seed, sportIds.tennis, each).some(isWimbledon));
  expect(new Date(day * 86_400_000).getUTCMonth()).toBeGreaterThanOrEqual(5);
  expect(new Date(day * 86_400_000).getUTCMonth()).toBeLessThanOrEqual(6);
  const scores = fixturesOfSport(seed, sportIds.tennis, day)
    .filter(isWimbledon)
    .map(({ schedule }) => foldTimeline(schedule, simulate(seed, schedule)))
    .filter((state) => state.status === eventStatus.finished)
    .map(({ score }) => Math.max(...(score ?? [0])));
  expect(new Set(scores)).toEqual(new Set([3]));
});

const isWimbledon = ({ league }: { readonly league: { readonly name: string } }) =>
  league.name === "ATP - simple : Wimbledon (Royaume-Uni), gazon";

it("names the country of every tournament of tennis", () => {
  const names = Array.from({ length: 60 }, (_, week) => fixturesOfSport(seed, sportIds.tennis, monday + 7 * week))
    .flat()
    .map(({ league }) => league.names?.en ?? league.name);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names.filter((each) => /, (hard|clay|grass)/.test(each))) expect(name).toMatch(/ \([^)]+\), /);
});

it("names competitions in each language that calls them otherwise", () => {
  const names = fixturesOfSport(seed, sportIds.tennis, monday).map(({ league }) => [league.name, league.names]);
  expect(names).toContainEqual([
    "ATP - simple : Athènes (Grèce), dur (salle)",
    expect.objectContaining({
      en: "ATP - Singles: Athens (Greece), hard (indoor)",
      de: "ATP - Einzel: Athen (Griechenland), Hartplatz (Halle)",
      es: "ATP - individual: Atenas (Grecia), dura (cubierta)",
      nl: "ATP - enkelspel: Athene (Griekenland), hardcourt (indoor)",
      pl: "ATP - gra pojedyncza: Ateny (Grecja), kort twardy (hala)",
      cs: "ATP - dvouhra: Atény (Řecko), tvrdý povrch (hala)",
    }),
  ]);
});

describe.each(sports.filter(({ id, duel }) => duel && id !== sportIds.soccer))("how a duel of $name ends", ({ id }) => {
  it("is the same whether its players are known or not", () => {
    for (const { schedule } of fixturesOfSport(seed, id, monday)) {
      const { score, periods, status: last, shootOut } = foldTimeline(schedule, simulate(seed, schedule));
      expect(outcomeOf(seed, schedule)).toMatchObject({ score, periods, status: last, shootOut });
    }
  });
});

/** The games of cricket that begin on so many days, and how they go. */
const matchesOf = (days: number, isWanted: (fixture: Fixture) => boolean) =>
  Array.from({ length: days }, (_, index) => monday - index).flatMap((day) =>
    fixturesOfSport(seed, sportIds.cricket, day)
      .filter(isWanted)
      .map(({ schedule }) => {
        const script = simulate(seed, schedule);
        return { schedule, script, state: foldTimeline(schedule, script) };
      })
      .filter(({ state }) => state.status !== eventStatus.postponed),
  );

describe("cricket", () => {
  const matches = matchesOf(40, () => true);
  const ofType = (type: keyof typeof cricketGameTypes) =>
    matches.filter(({ state }) => state.facts?.cricketType === cricketGameTypes[type]);

  it("knows all three types, and keeps one-day games to fifty overs", () => {
    expect(ofType("t20").length).toBeGreaterThan(50);
    expect(ofType("odi").length).toBeGreaterThan(20);
    for (const { state } of ofType("odi")) {
      expect(Number(state.facts?.homeOvers)).toBeLessThanOrEqual(50);
      expect(Number(state.facts?.awayOvers)).toBeLessThanOrEqual(50);
    }
  });

  it("plays tests over days with lunch and tea, at most five, and draws what is not decided by then", () => {
    const tests = matchesOf(240, ({ league }) => ["Test", "Sheffield Shield"].includes(league.name));
    expect(tests.length).toBeGreaterThan(10);
    for (const { schedule, state, script } of tests) {
      const statuses = script.flatMap((incident) => (incident.kind === "status" ? [incident.status] : []));
      expect(statuses).toContain(eventStatus.lunch);
      expect(statuses).toContain(eventStatus.tea);
      expect(statuses).toContain(eventStatus.afterDay1);
      expect((script.at(-1)?.atSeconds ?? 0) - schedule.startSeconds).toBeLessThan(5 * 86_400);
      expect(state.periods.length).toBeGreaterThanOrEqual(3);
      expect(state.periods.length).toBeLessThanOrEqual(4);
    }
    expect(tests.some(({ state }) => state.facts?.winner === 0)).toBe(true);
    expect(tests.some(({ state }) => state.facts?.winner === undefined)).toBe(true);
  });
});

it("parts the items of a name with the comma of its language", () => {
  const [atp] = drawn
    .filter(({ sportId }) => sportId === sportIds.tennis)
    .flatMap((competition) => tournamentsOf(competition, 2026));
  const { names } = atp?.league ?? {};
  expect([names?.ar, names?.de]).toEqual([expect.stringContaining("، "), expect.stringContaining(", ")]);
  expect(names?.ar).not.toContain(",");
});
