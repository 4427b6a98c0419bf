import { describe, expect, it } from "vitest";
import { toNationalTeam } from "../../../shared/competitions/national-teams.ts";
import { toParticipant } from "../../../shared/competitions/football-ids.ts";
import { statusByTheClock } from "../src/core/compare-game.ts";
import { anOlGoal, anOlMatch, anOlResult, type OlMatch } from "./fake-openligadb.ts";
import { createClubs } from "../src/core/clubs.ts";
import { openligadb } from "../src/openligadb/connector.ts";
import { toEnglishName } from "../src/openligadb/national-names.ts";
import { matchSchema } from "../src/openligadb/schema.ts";
import { toGame } from "../src/openligadb/to-game.ts";

const kickOffMs = Date.parse("2026-10-25T00:30:00Z");
const read = (change: (match: OlMatch) => void = () => {}) => {
  const match = anOlMatch(1, kickOffMs, "1. FC Köln", "Bor. Mönchengladbach");
  change(match);
  const game = toGame(matchSchema.parse(match), "bl1", createClubs(new Map()));
  if (typeof game === "string") throw new Error(game);
  return game;
};

it("gives a club the id that files lead to, and keeps what it is called where German is spoken", () => {
  const { home, away, league, round } = read();
  expect(home).toMatchObject({
    id: toParticipant("DE", "Cologne", "COL").id,
    name: "Cologne",
    names: { de: "1. FC Köln" },
  });
  expect(away.id).toBe(toParticipant("DE", "Mönchengladbach", "MON").id);
  expect([league.name, league.season, round]).toEqual(["Bundesliga", "2026-27", "12"]);
});

it.each([
  ["Frankreich", "France"],
  ["Elfenbeinküste", "Ivory Coast"],
  ["Südkorea", "South Korea"],
  ["USA", "USA"],
])("knows %s by the name that other sources have for it", (german, english) => {
  expect(toNationalTeam(toEnglishName(german)).id).toBe(toNationalTeam(english).id);
});

it("knows national teams by their German names, in the cup of their year", () => {
  const match = { ...anOlMatch(1, kickOffMs, "Frankreich", "Schottland"), leagueShortcut: "wm26" };
  const cup = toGame(matchSchema.parse(match), "wm26", createClubs(new Map()));
  expect(cup).toMatchObject({
    home: { id: toNationalTeam("France").id },
    away: { id: toNationalTeam("Scotland").id },
    league: { name: "Coupe du monde", season: "2026" },
    sides: "national teams",
  });
});

it("takes the start in UTC, and else the German clock's, on both sides of the night in which it is set back", () => {
  expect(read().startSeconds).toBe(kickOffMs / 1000);
  const local = (time: string) =>
    read((match) => Object.assign(match, { matchDateTimeUTC: null, matchDateTime: time })).startSeconds;
  expect(local("2026-10-24T20:30:00")).toBe(Date.parse("2026-10-24T18:30:00Z") / 1000);
  expect(local("2026-10-25T20:30:00")).toBe(Date.parse("2026-10-25T19:30:00Z") / 1000);
});

it("reads goals in the order of the score, and leaves out entries that only repeat it", () => {
  const { goals, score } = read((match) => {
    match.goals.push(
      anOlGoal(9, 1, 1, 50, "Bea Bor"),
      anOlGoal(3, 0, 0, null, ""),
      anOlGoal(8, 1, 0, 12, "Ada Arc"),
      { ...anOlGoal(10, 1, 1, 51, "Bea Bor"), comment: "doppelt" },
      { ...anOlGoal(11, 1, 2, 92, "Cleo Cy"), isOwnGoal: true },
      anOlGoal(12, 3, 2, null, ""),
    );
  });
  expect(goals.map(({ key, side, minute, how }) => [key, side, minute, how])).toEqual([
    ["8", 1, "12", "open-play"],
    ["9", 2, "50", "open-play"],
    ["11", 2, "90+2", "own-goal"],
  ]);
  // Two at once: the score counts them, and nobody knows whose they were.
  expect(score).toEqual([3, 2]);
});

it("keeps the kicks of a shoot-out out of the score", () => {
  const { score, result, goals } = read((match) => {
    match.matchIsFinished = true;
    match.group.groupName = "Finale";
    match.goals.push(anOlGoal(1, 1, 0, 12, "Ada Arc"), anOlGoal(2, 1, 1, 70, "Bea Bor"));
    match.goals.push({ ...anOlGoal(3, 2, 1, null, "Cleo Cy"), isPenalty: true, comment: "Elfmeterschießen" });
    match.matchResults.push(
      anOlResult("HalfTime", 1, 0),
      anOlResult("After90Minutes", 1, 1),
      { ...anOlResult("After90Minutes", 1, 1), resultTypeKind: "AfterExtraTime", resultOrderID: 3, resultTypeID: 4 },
      {
        ...anOlResult("After90Minutes", 4, 3),
        resultTypeKind: "AfterPenaltyShootout",
        resultOrderID: 4,
        resultTypeID: 5,
      },
    );
  });
  expect([score, goals.length]).toEqual([[1, 1], 2]);
  expect(result).toEqual({ status: 11, halfTime: [1, 0], fullTime: [1, 1], extraTime: [1, 1], shootOut: [4, 3] });
});

/** A final that is 1–1 after the goals that were played, with the kicks of a shoot-out that ends 3–4 among its goals. */
const aFinalWithKicks = (
  { minute, comment, countsOn }: { minute: number | null; comment: string; countsOn: boolean },
  ...results: OlMatch["matchResults"]
) =>
  read((match) => {
    match.matchIsFinished = true;
    match.group.groupName = "Finale";
    match.goals.push(anOlGoal(1, 1, 0, 12, "Ada Arc"), anOlGoal(2, 1, 1, 70, "Bea Bor"));
    for (const [index, kick] of ["0:1", "1:1", "1:2", "2:2", "2:3", "3:3", "3:4"].entries()) {
      const [home = 0, away = 0] = kick.split(":").map(Number);
      const base = countsOn ? 1 : 0;
      match.goals.push({
        ...anOlGoal(10 + index, home + base, away + base, minute, "Cleo Cy"),
        isPenalty: true,
        comment,
      });
    }
    match.matchResults.push(...results);
  });

it.each([
  ["without a minute, counted on", null, "Elfmeterschießen", true],
  ["without a minute, counted from nothing", null, "Elfmeterschießen", false],
  ["in the 120th minute, counted on", 120, "i.E.", true],
  ["in the 120th minute, counted from nothing", 120, "verwandelt, i. E.", false],
  ["in the minute 0", 0, "11m-Schießen", true],
  ["after ninety minutes, without an extra time", 90, "Elfmeterschießen", true],
  ["in another word", 119, "n.E.", true],
  ["in English", 120, "Penalty shoot-out", true],
])("makes a shoot-out of kicks that are entered as goals: %s", (_name, minute, comment, countsOn) => {
  const entered = { minute, comment, countsOn };
  const onPenalties = { status: 11, halfTime: null, fullTime: [1, 1], extraTime: null, shootOut: [3, 4] };
  for (const [home, away] of [
    [1, 1],
    [4, 5],
    [3, 4],
  ] as const) {
    const { score, result, goals } = aFinalWithKicks(entered, anOlResult("After90Minutes", home, away));
    expect([score, goals.length, result]).toEqual([[1, 1], 2, onPenalties]);
  }
});

it.each([null, 120])("takes penalties beyond the score before a shoot-out for its kicks, minute %s", (minute) => {
  const entered = { minute, comment: "", countsOn: true };
  const results = [
    anOlResult("After90Minutes", 1, 1),
    { ...anOlResult("After90Minutes", 3, 4), resultOrderID: 3, resultTypeKind: "AfterPenalties" },
  ];
  const { score, goals, result } = aFinalWithKicks(entered, ...results);
  expect([score, goals.length, result?.shootOut]).toEqual([[1, 1], 2, [3, 4]]);
});

it("drops a part of the result that cannot be, says so, and keeps the match over", () => {
  const extra = { ...anOlResult("After90Minutes", 0, 0), resultTypeKind: "AfterExtraTime", resultOrderID: 3 };
  const cup = read((match) => {
    match.matchIsFinished = true;
    match.group.groupName = "Achtelfinale";
    match.matchResults.push(anOlResult("HalfTime", 1, 0), anOlResult("After90Minutes", 2, 0), extra);
  });
  const finished = { status: 3, halfTime: [1, 0], fullTime: [2, 0], extraTime: null, shootOut: null };
  expect([cup.score, cup.result]).toEqual([[2, 0], finished]);
  expect(cup.dropped).toEqual([expect.stringContaining("the extra-time score 0-0 is below full time 2-0")]);
});

it("gives a match of a matchday neither extra time nor a shoot-out", () => {
  const { result, dropped } = read((match) => {
    match.matchIsFinished = true;
    const later = { ...anOlResult("After90Minutes", 2, 1), resultTypeKind: "AfterExtraTime", resultOrderID: 3 };
    match.matchResults.push(anOlResult("After90Minutes", 1, 1), later);
  });
  expect(result).toEqual({ status: 3, halfTime: null, fullTime: [1, 1], extraTime: null, shootOut: null });
  expect(dropped).toHaveLength(1);
});

it("names what was dropped among the faults of the answer, and reads the match", () => {
  const match = anOlMatch(1, kickOffMs, "1. FC Köln", "Bor. Mönchengladbach");
  match.matchIsFinished = true;
  match.matchResults.push(anOlResult("HalfTime", 3, 0), anOlResult("After90Minutes", 2, 0));
  const view = { nowMs: kickOffMs, wanted: [], known: [], notes: new Map() };
  const reading = openligadb.read({ id: "round:bl1/2026/12", path: "", everyMs: 0 }, JSON.stringify([match]), view);
  expect(reading).toMatchObject({ games: [{ result: { halfTime: null } }], faults: [expect.stringContaining("3-0")] });
});

it("waits for the end result where only the flag is there, and never makes one up", () => {
  const flagged = read((match) => {
    match.matchIsFinished = true;
    match.matchResults.push(anOlResult("HalfTime", 0, 0), { ...anOlResult("After90Minutes", 0, 0), pointsTeam1: null });
  });
  expect([flagged.isOver, flagged.result]).toEqual([true, null]);
});

it("takes kinds of results of older seasons by their ids and names, and drops a half-time that cannot be", () => {
  const { result } = read((match) => {
    match.matchIsFinished = true;
    match.matchResults.push(
      { ...anOlResult("HalfTime", 2, 0), resultTypeKind: null, resultTypeID: 0 },
      { ...anOlResult("After90Minutes", 1, 1), resultTypeKind: null },
    );
  });
  expect(result).toEqual({ status: 3, halfTime: null, fullTime: [1, 1], extraTime: null, shootOut: null });
});

it("knows the stage of a match by its clock, and by what else is said", () => {
  const at = (minutes: number, change?: (match: OlMatch) => void) =>
    statusByTheClock(read(change), kickOffMs / 1000 + minutes * 60);
  expect([-1, 0, 46, 47, 61, 62, 360, 361].map((minutes) => at(minutes))).toEqual([1, 12, 12, 12, 12, 13, 13, 42]);
  expect(at(44, (match) => match.matchResults.push(anOlResult("HalfTime", 0, 0)))).toBe(38);
  expect(at(55, (match) => match.goals.push(anOlGoal(1, 1, 0, 51, "")))).toBe(13);
  expect(at(50, (match) => Object.assign(match, { matchIsFinished: true }))).toBe(42);
});

it.each([
  ["12. Spieltag", 92, false, "90+2"],
  ["Achtelfinale", 92, false, "92"],
  ["Achtelfinale", 113, true, "113"],
  ["12. Spieltag", 47, true, "45+2"],
  ["12. Spieltag", 47, false, "47"],
])("writes in a match of %s a goal of minute %s (marked: %s) as %s", (round, minute, isOvertime, printed) => {
  const { goals } = read((match) => {
    match.group.groupName = round;
    match.goals.push({ ...anOlGoal(1, 1, 0, minute, "Ada Arc"), isOvertime });
  });
  expect(goals.map((goal) => goal.minute)).toEqual([printed]);
});

it("tells ground, town and crowd, and nothing where nobody was counted", () => {
  const location = { locationID: 1, locationCity: "Köln", locationStadium: "RheinEnergieSTADION" };
  const { details } = read((match) => Object.assign(match, { location, numberOfViewers: 50_000 }));
  const information = { venue: "RheinEnergieSTADION", town: "Köln", attendance: 50_000 };
  expect(details).toEqual([{ key: "information", minute: "0", content: { kind: "information", information } }]);
  expect(read((match) => Object.assign(match, { numberOfViewers: 0 })).details).toEqual([]);
});

describe("clubs by the source's ids", () => {
  const notes = new Map<string, string>();
  /** Reads one answer, and keeps what it notes, as the store does. */
  const readList = (shortcut: string, leagueName: string, [team1, team2]: readonly [number, string][]) => {
    const match = { ...anOlMatch(1, kickOffMs, "", ""), leagueShortcut: shortcut, leagueName };
    Object.assign(match.team1, { teamId: team1?.[0], teamName: team1?.[1] });
    Object.assign(match.team2, { teamId: team2?.[0], teamName: team2?.[1] });
    const task = { id: `season:${shortcut}/2026`, path: "", everyMs: 0 };
    const reading = openligadb.read(task, JSON.stringify([match]), { nowMs: kickOffMs, wanted: [], known: [], notes });
    if (typeof reading === "string") throw new Error(reading);
    for (const [name, note] of Object.entries(reading.notes)) notes.set(name, note);
    const [game] = reading.games;
    if (game === undefined) throw new Error(reading.faults.join());
    return game;
  };
  const bayern = toParticipant("DE", "Bayern Munich", "BAY").id;

  it("make a club one in all competitions, and a foreign one no German one", () => {
    const early = readList("ucl", "Champions League", [
      [40, "Bayern"],
      [199, "Real Madrid"],
    ]);
    expect([early.league.name, early.league.countryKey]).toEqual(["Champions League", "WORLD"]);
    readList("bl1", "1. Bundesliga", [
      [40, "FC Bayern München"],
      [16, "VfB Stuttgart"],
    ]);
    const later = readList("ucl", "Champions League", [
      [40, "Bayern"],
      [199, "Real Madrid"],
    ]);
    expect(later.home.id).toBe(bayern);
    expect(later.away.id).not.toBe(toParticipant("DE", "Real Madrid", "REA").id);
    const other = readList("uel", "Europa League", [
      [199, "Real Madrid CF"],
      [40, "Bayern"],
    ]);
    expect([other.home.id, other.away.id]).toEqual([later.away.id, bayern]);
  });

  it("take the new name of a club from the competition that gave the old one", () => {
    const named = (name: string) =>
      readList("bl2", "2. Bundesliga", [
        [70, name],
        [71, "SV Darmstadt 98"],
      ]).home;
    named("FC Typpo");
    expect(named("FC Typo").name).toBe(toParticipant("DE", "Typo", "TYP").name);
  });
});
