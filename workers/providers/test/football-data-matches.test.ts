import { expect, it } from "vitest";
import { toParticipant } from "../../../shared/competitions/football-ids.ts";
import { statusName } from "../../../shared/sports/statuses.ts";
import { anFdMatch, anFdTeam, type FdMatch } from "./fake-football-data.ts";
import { createClubs } from "../src/core/clubs.ts";
import { footballData } from "../src/football-data/connector.ts";
import { matchSchema } from "../src/football-data/schema.ts";
import { toGame, undecided } from "../src/football-data/to-game.ts";

const kickOffMs = Date.parse("2026-11-21T15:00:00Z");
const newcastle = anFdTeam(67, "Newcastle United FC", "Newcastle", "NEW");
const chelsea = anFdTeam(61, "Chelsea FC", "Chelsea", "CHE");
const read = (change: (match: FdMatch) => void = () => {}) => {
  const match: FdMatch = anFdMatch(1, kickOffMs, { ...newcastle }, { ...chelsea });
  change(match);
  return toGame(matchSchema.parse(match), createClubs(new Map()));
};
const game = (change?: (match: FdMatch) => void) => {
  const one = read(change);
  if (typeof one === "string") throw new Error(one);
  return one;
};
const score =
  (fullTime: readonly [number, number], more: Partial<FdMatch["score"]> = {}) =>
  (match: FdMatch) => {
    match.status = "FINISHED";
    Object.assign(match.score, { fullTime: { home: fullTime[0], away: fullTime[1] }, winner: "DRAW", ...more });
  };

it("gives club, league and season the ids that files lead to", () => {
  const { home, league, round } = game();
  expect(home).toMatchObject({ id: toParticipant("ENG", "Newcastle", "NEW").id, code: "NEW" });
  expect([league.name, league.countryKey, league.season, round]).toEqual(["Premier League", "ENG", "2026-27", "12"]);
});

it.each([
  ["SCHEDULED", "scheduled"],
  ["TIMED", "scheduled"],
  ["PAUSED", "halfTime"],
  ["SUSPENDED", "interrupted"],
  ["POSTPONED", "postponed"],
  ["CANCELLED", "cancelled"],
  ["EXTRA_TIME", "extraTime"],
  ["PENALTY_SHOOTOUT", "penalties"],
])("reads %s as %s", (word, name) => {
  expect(statusName(game((match) => Object.assign(match, { status: word })).status ?? 0)).toBe(name);
});

it("knows the hour only of a match whose time is fixed, and says noon for any other", () => {
  const fixed = game((match) => Object.assign(match, { utcDate: "2026-08-23T19:00:00Z" }));
  expect(fixed).toMatchObject({ timeKnown: true, startSeconds: Date.UTC(2026, 7, 23, 19) / 1000 });
  const open = game((match) => Object.assign(match, { status: "SCHEDULED", utcDate: "2026-08-23T00:00:00Z" }));
  expect(open).toMatchObject({ timeKnown: false, startSeconds: Date.UTC(2026, 7, 23, 12) / 1000 });
});

it("takes the kicks of a shoot-out out of the score, by whatever parts are there", () => {
  const parts = {
    duration: "PENALTY_SHOOTOUT",
    regularTime: { home: 1, away: 1 },
    extraTime: { home: 0, away: 0 },
    penalties: { home: 4, away: 3 },
  };
  const full = game(score([5, 4], parts));
  expect(full.score).toEqual([1, 1]);
  expect(full.result).toEqual({ status: 11, halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [4, 3] });
  const { regularTime: _, extraTime: __, ...kicksAlone } = parts;
  expect(game(score([5, 4], kicksAlone)).score).toEqual([1, 1]);
  // Without the parts and the kicks, no score can be calculated.
  expect(game(score([5, 4], { duration: "PENALTY_SHOOTOUT" })).result).toBeNull();
});

it("adds extra time to the score of ninety minutes", () => {
  const { result } = game(
    score([3, 2], {
      winner: "HOME_TEAM",
      duration: "EXTRA_TIME",
      regularTime: { home: 2, away: 2 },
      extraTime: { home: 1, away: 0 },
    }),
  );
  expect(result).toEqual({ status: 10, halfTime: null, fullTime: [2, 2], extraTime: [3, 2], shootOut: null });
});

const sides = (home: number, away: number) => ({ home, away });
const onPenalties = {
  winner: "AWAY_TEAM",
  duration: "PENALTY_SHOOTOUT",
  regularTime: sides(1, 1),
  extraTime: sides(0, 0),
};

it("takes a shoot-out from the whole score where the penalties say something else, and names what it drops", () => {
  const { result, dropped } = game(score([3, 5], { ...onPenalties, penalties: sides(4, 6) }));
  expect(result).toEqual({ status: 11, halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [2, 4] });
  expect(dropped).toEqual([expect.stringContaining("4-6")]);
});

it("takes a shoot-out from the penalties where the whole score does not count them", () => {
  const { result, dropped } = game(score([1, 1], { ...onPenalties, penalties: sides(2, 4) }));
  expect([result?.shootOut, result?.extraTime, dropped]).toEqual([[2, 4], [1, 1], undefined]);
});

it.each(["EXTRA_TIME", "REGULAR"])("knows a shoot-out by its kicks, whatever its match is called: %s", (duration) => {
  const { result } = game(score([3, 5], { ...onPenalties, duration, penalties: sides(2, 4) }));
  expect(result).toEqual({ status: 11, halfTime: null, fullTime: [1, 1], extraTime: [1, 1], shootOut: [2, 4] });
});

it("believes both scores of a shoot-out against the winner, and names the winner", () => {
  const { result, dropped } = game(score([3, 5], { ...onPenalties, winner: "HOME_TEAM", penalties: sides(2, 4) }));
  expect([result?.shootOut, dropped]).toEqual([[2, 4], [expect.stringContaining("HOME_TEAM")]]);
});

it("waits for a shoot-out that is missing, and calls no match level after extra time", () => {
  const nothing = { home: null, away: null };
  const { result, status } = game(score([1, 1], { ...onPenalties, penalties: nothing }));
  expect([result, statusName(status ?? 0)]).toEqual([null, "pending"]);
});

it("counts a goal of an extra time whose own score is missing", () => {
  const nothing = { home: null, away: null };
  const extra = { winner: "HOME_TEAM", duration: "EXTRA_TIME", regularTime: sides(1, 1), extraTime: nothing };
  const { result } = game(score([2, 1], extra));
  expect(result).toEqual({ status: 10, halfTime: null, fullTime: [1, 1], extraTime: [2, 1], shootOut: null });
  const kicks = { ...onPenalties, winner: "HOME_TEAM", extraTime: nothing, penalties: sides(4, 2) };
  expect(game(score([6, 4], kicks)).result).toMatchObject({ extraTime: [2, 2], shootOut: [4, 2] });
});

it.each([
  ["counted in the score", sides(3, 2), sides(2, 1)],
  ["counted apart from the score", sides(1, 1), sides(3, 2)],
])("has no negative score in a shoot-out that is %s", (_name, fullTime, penalties) => {
  const live = game((match) => {
    match.status = "IN_PLAY";
    Object.assign(match.score, { duration: "PENALTY_SHOOTOUT", fullTime, penalties });
  });
  expect([statusName(live.status ?? 0), live.score]).toEqual(["penalties", [1, 1]]);
});

it("gives an awarded match a result without a winner, and without a score", () => {
  const awarded = (change: (match: FdMatch) => void) =>
    game((match) => {
      change(match);
      match.status = "AWARDED";
    }).result;
  expect(awarded(score([0, 3], { winner: null }))).toMatchObject({ status: 54, fullTime: [0, 3] });
  expect(awarded(() => {})).toMatchObject({ status: 54, fullTime: null });
});

it("waits for a final score that is missing, and is no 0–0", () => {
  const pending = game((match) => Object.assign(match, { status: "FINISHED" }));
  expect([statusName(pending.status ?? 0), pending.result, pending.score]).toEqual(["pending", null, null]);
  expect(game(score([0, 0], { winner: null })).result).toBeNull();
});

it("reads the goals and cards of a plan that has them, an own goal under the name of the other side's player", () => {
  const deep = game((match) => {
    match.status = "IN_PLAY";
    const goal = {
      minute: 45,
      injuryTime: 2,
      type: "OWN",
      team: { id: 67 },
      scorer: { id: 5, name: "Ada Arc" },
      assist: null,
    };
    match.goals = [goal, { ...goal, type: "REGULAR", injuryTime: null }, { ...goal, team: { id: 9999 } }];
    match.bookings = [{ minute: 60, team: { id: 61 }, player: { id: 5, name: "Ada Arc" }, card: "YELLOW_RED" }];
  });
  expect(deep.goals.map(({ side, minute, how }) => [side, minute, how])).toEqual([
    [1, "45+2", "own-goal"],
    [1, "45", "open-play"],
  ]);
  expect(new Set(deep.goals.map(({ player }) => player?.id)).size).toBe(2);
  expect(deep.details.map(({ content }) => content)).toMatchObject([
    { kind: "card", side: 2, colour: "second-yellow" },
  ]);
});

it("leaves out what has no two sides yet, and words that nobody documented", () => {
  expect(read((match) => Object.assign(match, { homeTeam: null }))).toBe(undecided);
  expect(read((match) => Object.assign(match.awayTeam, { name: null }))).toBe(undecided);
  expect(read((match) => Object.assign(match, { status: "COOLING_BREAK" }))).toContain("COOLING_BREAK");
});

it("knows a match that was abandoned, and the short word for one that is on", () => {
  const statusNow = (status: string) => statusName(game((match) => Object.assign(match, { status })).status ?? 0);
  expect([statusNow("ABANDONED"), statusNow("LIVE")]).toEqual(["abandoned", "firstHalf"]);
});

it("calls a break around extra time no half-time", () => {
  const paused = (duration: string) =>
    game((match) => Object.assign(match, { status: "PAUSED", score: { ...match.score, duration } })).status ?? 0;
  expect([paused("REGULAR"), paused("EXTRA_TIME")].map(statusName)).toEqual(["halfTime", "break"]);
});

it("reads ground, crowd, referees and assists", () => {
  const assist = { id: 6, name: "Bea Bor" };
  const scorer = { id: 5, name: "Ada Arc" };
  const { details, goals } = game((match) => {
    Object.assign(match, { venue: "St. James' Park", attendance: 52_000 });
    const official = { id: 1, nationality: "England" };
    match.referees = [
      { ...official, name: "Cleo Cy", type: "ASSISTANT_REFEREE_N1" },
      { ...official, name: "Dia Dorn", type: "REFEREE" },
    ];
    match.goals = [{ minute: 12, injuryTime: null, type: "REGULAR", team: { id: 67 }, scorer, assist }];
  });
  expect(details.map(({ content }) => content)).toEqual([
    {
      kind: "information",
      information: {
        venue: "St. James' Park",
        attendance: 52_000,
        referees: [
          { name: "Dia Dorn", countryKey: "ENG" },
          { name: "Cleo Cy", countryKey: "ENG", role: "assistant referee" },
        ],
      },
    },
  ]);
  expect(goals.map((goal) => goal.assist?.name)).toEqual(["Bea Bor"]);
});

it("gives a club of a cup of many countries the country that the source names, and else that of its league", () => {
  const notes = new Map<string, string>();
  const view = { nowMs: kickOffMs, wanted: ["CL", "PL"], known: [], notes };
  const take = (id: string, body: unknown) => {
    const reading = footballData.read({ id, path: "", everyMs: 0 }, JSON.stringify(body), view);
    if (typeof reading === "string") throw new Error(reading);
    for (const [name, note] of Object.entries(reading.notes)) notes.set(name, note);
    return reading.games.map(({ home, away }) => [home.id, away.id]);
  };
  const inCup = (homeTeam: typeof newcastle, awayTeam: typeof newcastle) => {
    const match = anFdMatch(2, kickOffMs, homeTeam, awayTeam);
    return { ...match, competition: { ...match.competition, code: "CL", name: "UEFA Champions League", type: "CUP" } };
  };
  const real = anFdTeam(86, "Real Madrid CF", "Real Madrid", "RMA");
  take("teams:CL", { teams: [{ id: 86, name: "Real Madrid CF", area: { name: "Spain" } }, { id: 61 }] });
  take("window", { matches: [anFdMatch(1, kickOffMs, { ...newcastle }, { ...chelsea })] });
  expect(take("window", { matches: [inCup(real, { ...chelsea, name: "Chelsea London" })] })).toEqual([
    [toParticipant("ES", "Real Madrid", "RMA").id, toParticipant("ENG", "Chelsea", "CHE").id],
  ]);
});
