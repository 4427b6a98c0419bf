import { describe, expect, it } from "vitest";
import { sports, isOfPersons } from "../../shared/sports/catalogue.ts";
import { sportIds, type SportName } from "../../shared/sports/sport-ids.ts";
import { isLive, isPlaying, statusTypeOf } from "../../shared/sports/status-types.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import type { EventState } from "../../shared/timeline/event-state.ts";
import { applyIncident, foldTimeline, initialState } from "../../shared/timeline/fold.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import { competitions } from "../catalogue/sports/competitions.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { toStarter } from "../catalogue/sports/to-league.ts";
import { priceEvent } from "./market/price-event.ts";
import { nextDayOf } from "./next-day.fixture.ts";
import { sportMatchesOf } from "./sports/sport-seasons.ts";
import { fixturesOfSport, simulate } from "./world-of-sport.ts";

const seed = "tribune";
const daySeconds = 86_400;
const hourSeconds = 3600;
const monday = parseIsoDay("2026-11-16") ?? 0;
const others = sports.filter(({ id }) => id !== sportIds.soccer);
const seasonal: readonly SportName[] = [
  ...(["golf", "motorsport", "auto-racing", "moto-racing", "cycling"] as const),
  ...(["winter-sports", "ski-jumping", "alpine", "cross-country", "biathlon"] as const),
];
const daily = others.filter(({ name }) => !seasonal.includes(name));
const mainSports = ["tennis", "basketball", "hockey", "volleyball", "handball", "rugby-union", "baseball"] as const;

type Played = { readonly state: EventState; readonly script: readonly Incident[] };
const playedOn = (sportId: number, day: number): readonly Played[] =>
  fixturesOfSport(seed, sportId, day).map(({ schedule }) => {
    const script = simulate(seed, schedule);
    return { script, state: foldTimeline(schedule, script) };
  });

describe("the built-in world", () => {
  it.each(daily)("begins at least three events of $name on each day around any date", ({ id }) => {
    for (const date of ["2026-11-16", "2027-01-01", "2028-02-29", "2029-03-10"]) {
      const middle = parseIsoDay(date) ?? 0;
      const days = Array.from({ length: 15 }, (_, index) => middle - 7 + index);
      const counts = days.map((day) => fixturesOfSport(seed, id, day).length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(mainSports)("plays %s at least three times on each day of a fortnight", (name) => {
    const counts = Array.from(
      { length: 14 },
      (_, index) => fixturesOfSport(seed, sportIds[name], monday + index).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it("numbers no round that no league would have", () => {
    const rounds = others.flatMap(({ id }) =>
      [0, 3, 120, 241, 360]
        .flatMap((offset) => fixturesOfSport(seed, id, monday + offset))
        .map(({ schedule }) => schedule.round),
    );
    const numbers = rounds.filter((round) => /^\d+$/.test(round)).map(Number);
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(60);
  });

  it("has five sports live at any moment of two days", () => {
    const spans = others.flatMap(({ id }) =>
      [-4, -3, -2, -1, 0, 1]
        .flatMap((offset) => fixturesOfSport(seed, id, monday + offset))
        .flatMap(({ schedule }) => liveSpans(simulate(seed, schedule)).map((span) => ({ id, ...span }))),
    );
    const quiet: string[] = [];
    for (let at = monday * daySeconds; at < (monday + 2) * daySeconds; at += hourSeconds / 4) {
      const live = new Set(spans.filter(({ from, to }) => from <= at && at < to).map(({ id }) => id));
      if (live.size < 5) quiet.push(new Date(at * 1000).toISOString());
    }
    expect(quiet).toEqual([]);
  });

  it("gives each event an id of its own, which names its sport's ledger", () => {
    const ids = others.flatMap(({ id }) =>
      Array.from({ length: 15 }, (_, index) => fixturesOfSport(seed, id, monday + index)).flatMap((day) =>
        day.map(({ schedule }) => schedule.eventId),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(others)("has no name twice in a competition of $name, and makes sound ids and slugs", ({ id }) => {
    for (const competition of competitions.filter(({ sportId }) => sportId === id)) {
      const starters = competition.names.map((name) => toStarter(competition, name));
      expect(new Set(starters.map((starter) => starter.id)).size).toBe(starters.length);
      for (const { code } of starters) expect(code).toMatch(/^[A-Z0-9]{2,3}$/);
    }
  });

  it.each(others.filter(({ id, duel }) => duel !== false && !isOfPersons(id)))(
    "has no code of a team twice in a competition of $name",
    ({ id }) => {
      for (const competition of competitions.filter(({ sportId }) => sportId === id)) {
        const codes = competition.names.map((name) => toStarter(competition, name).code);
        expect(new Set(codes).size).toBe(codes.length);
      }
    },
  );

  it("has no code of a team twice in a league of football", () => {
    for (const { countryKey, name, teams } of worldLeagues) {
      const codes = teams.map(({ code }) => code);
      const twice = codes.filter((code, index) => codes.indexOf(code) < index);
      expect([countryKey, name, twice]).toEqual([countryKey, name, []]);
    }
  });

  it.each(others)("lets nobody play twice at a time in a competition of $name", ({ id }) => {
    const seen = new Set<string>();
    for (const { schedule, league } of fixturesOfSport(seed, id, monday)) {
      const sides = schedule.away === null ? [schedule.home.id] : [schedule.home.id, schedule.away.id];
      for (const side of sides) {
        const key = `${league.stageId} ${side}`;
        expect(seen).not.toContain(key);
        seen.add(key);
      }
    }
  });
});

describe.each(others)("a simulated event of $name", ({ id, duel }) => {
  const day = playedOn(id, nextDayOf(seed, id, monday));

  it("is the same for the same seed, and another for another", () => {
    for (const { state, script } of day) expect(simulate(seed, state.schedule)).toEqual(script);
    const [first] = day;
    expect(first === undefined ? null : simulate("other", first.state.schedule)).not.toEqual(first?.script);
  });

  it("reports its incidents in order, and is over after the last", () => {
    for (const { state, script } of day) {
      const times = script.map(({ atSeconds }) => atSeconds);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(statusTypeOf(state.status)).toBe(statusType.finished);
      expect(script.filter((incident) => incident.kind === "status").at(-1)).toBe(script.at(-1));
    }
  });

  it("never enters a stage twice, but for breaks and what goes on after one, and never leaves the last", () => {
    for (const { script } of day) {
      const statuses = script.flatMap((incident) => (incident.kind === "status" ? [incident.status] : []));
      const playing = statuses.filter((entered, index) => entered !== breakStatus && !isResumed(statuses, index));
      expect(new Set(playing).size).toBe(playing.length);
      expect(statuses.slice(0, -1).every((entered) => statusTypeOf(entered) === statusType.live)).toBe(true);
    }
  });

  it("takes points from nobody", () => {
    for (const { state, script } of day) {
      let before = initialState(state.schedule);
      for (const incident of script) {
        const after = applyIncident(before, incident);
        expect(after.score?.[0] ?? 0).toBeGreaterThanOrEqual(before.score?.[0] ?? 0);
        expect(after.score?.[1] ?? 0).toBeGreaterThanOrEqual(before.score?.[1] ?? 0);
        before = after;
      }
    }
  });

  it("is at any moment in the state that the fold of its incidents so far gives", () => {
    for (const { state, script } of day.slice(0, 3)) {
      const middle = Math.floor(script.length / 2);
      const first = foldTimeline(state.schedule, script.slice(0, middle));
      expect(script.slice(middle).reduce(applyIncident, first)).toEqual(state);
    }
  });

  it("is quoted with chances of a whole, or not at all in a field", () => {
    for (const { state, script } of day.slice(0, 5)) {
      const middle = foldTimeline(state.schedule, script.slice(0, Math.floor(script.length / 2)));
      const quotes = priceEvent(seed, middle, script[Math.floor(script.length / 2)]?.atSeconds ?? 0);
      expect(quotes.length > 0).toBe(duel);
      for (const { prices } of quotes) {
        const paid = prices.reduce<number>((sum, price) => sum + 1 / (price ?? NaN), 0);
        expect(paid).toBeGreaterThan(1);
        expect(paid).toBeLessThan(1.35);
      }
    }
  });
});

const breakStatus = 46;
/** A test's innings goes on after lunch, tea and night. */
const isResumed = (statuses: readonly number[], index: number) =>
  index >= 2 && statuses[index] === statuses[index - 2] && !isPlaying(statuses[index - 1] ?? 0);

function liveSpans(script: readonly Incident[]): readonly { readonly from: number; readonly to: number }[] {
  const statuses = script.filter((incident) => incident.kind === "status");
  return statuses.flatMap((incident, index) => {
    const next = statuses[index + 1];
    return next !== undefined && isLive(incident.status) ? [{ from: incident.atSeconds, to: next.atSeconds }] : [];
  });
}

it.each([sportIds.boxing, sportIds.mma])("has no table of who fights in sport %d", (sportId) => {
  const formats = fixturesOfSport(seed, sportId, monday).map(({ league }) => league.format);
  expect(new Set(formats)).toEqual(new Set(["friendlies"]));
});

it.each([sportIds.boxing, sportIds.mma])(
  "lists ten to forty past fights of whoever fights today in sport %d",
  (sportId) => {
    const nowSeconds = monday * daySeconds;
    const fighters = fixturesOfSport(seed, sportId, monday).flatMap(({ schedule: { home, away } }) => [
      home.id,
      away?.id ?? "",
    ]);
    expect(fighters.length).toBeGreaterThan(5);
    const past = fighters.map((id) =>
      sportMatchesOf(seed, sportId, id, nowSeconds).map(({ schedule }) => schedule.startSeconds),
    );
    const counts = past.map((starts) => starts.filter((startSeconds) => startSeconds < nowSeconds).length);
    expect(counts.filter((count) => count < 10 || count > 40)).toEqual([]);
  },
);
