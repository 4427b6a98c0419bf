import { expect, it } from "vitest";
import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";
import { rulesForCompetition } from "./competition-rules.ts";
import type { StandingsMatch } from "../../../../shared/standings/standings-match.ts";
import { toStandings } from "../../../../shared/standings/standings.ts";

const order = (sport: SportName, competition: string, matches: readonly StandingsMatch[], season = "2025-26"): string =>
  toStandings({
    participantIds: ["A", "B", "C"],
    matches,
    rules: rulesForCompetition(sportIds[sport], competition, season),
  })
    .map((row) => `${row.participantId}${row.points}`)
    .join(" ");

const match = (homeId: string, awayId: string, home: number, away: number): StandingsMatch => ({
  homeId,
  awayId,
  score: [home, away],
});

it("compares by the games between first in Spain, by difference and goals in England", () => {
  const wideWin = [match("A", "B", 1, 0), match("B", "A", 1, 1), match("B", "C", 5, 0), match("C", "A", 1, 0)];
  expect(order("soccer", "ES/laliga", wideWin)).toBe("A4 B4 C3");
  expect(order("soccer", "ENG/premier-league", wideWin)).toBe("B4 A4 C3");
});

it("counts wins before the difference in Belgium and Brazil, goals before it in Korea", () => {
  const goals = [match("A", "C", 5, 3), match("B", "C", 3, 0)];
  expect(order("soccer", "KR/k-league-1", goals)).toBe("A3 B3 C0");
  expect(order("soccer", "JP/j1-league", goals)).toBe("B3 A3 C0");
  const wins = [match("A", "C", 1, 0), match("C", "A", 4, 0), match("B", "C", 0, 0), match("C", "B", 0, 0)];
  const draw = [match("B", "C", 1, 1)];
  for (const competition of ["BR/serie-a", "BE/jupiler-pro-league"]) {
    expect(order("soccer", competition, [...wins, ...draw])).toBe("C6 A3 B3");
  }
  expect(order("soccer", "JP/j1-league", [...wins, ...draw])).toBe("C6 B3 A3");
});

const closeWin = (tries: readonly [number, number]): StandingsMatch => ({ ...match("A", "B", 27, 20), tries });

it("gives rugby its bonus points, the Top 14 its own", () => {
  expect(order("rugby-union", "ENG/premiership", [closeWin([4, 4])])).toBe("A5 B2 C0");
  expect(order("rugby-union", "FR/top-14", [closeWin([4, 4])])).toBe("A4 C0 B0");
  expect(order("rugby-union", "FR/top-14", [{ ...closeWin([4, 1]), score: [27, 22] }])).toBe("A5 B1 C0");
});

it("gives hockey two points for an overtime win in Europe, one for an overtime loss in the NHL", () => {
  const overtime: StandingsMatch = { ...match("A", "B", 3, 2), lateWinner: 1 };
  expect(order("hockey", "FR/ligue-magnus", [overtime])).toBe("A2 B1 C0");
  expect(order("hockey", "US/nhl", [overtime])).toBe("A2 B1 C0");
  expect(order("hockey", "FR/ligue-magnus", [match("A", "B", 3, 2)])).toBe("A3 C0 B0");
  expect(order("hockey", "US/nhl", [match("A", "B", 3, 2)])).toBe("A2 C0 B0");
});

it("ranks the NBA by the share of games won", () => {
  const matches = [match("A", "B", 90, 80), match("B", "C", 90, 80), match("B", "C", 90, 80), match("A", "C", 80, 81)];
  expect(order("basketball", "US/nba", matches)).toBe("B2 A1 C1");
  expect(order("basketball", "FR/elite", matches)).toBe("B5 C4 A3");
});

it("falls back to the sport's rules, then to three points, difference and goals", () => {
  expect(order("handball", "FR/starligue", [match("A", "B", 30, 30)])).toBe("A1 B1 C0");
  expect(order("futsal", "ES/any", [match("A", "B", 3, 2)])).toBe("A3 C0 B0");
  expect(rulesForCompetition(20, "FR/ligue-1", "2025-26")).toEqual(
    rulesForCompetition(sportIds.futsal, "any", "2025-26"),
  );
});

it("counts and compares as in the season: two points, goal average, games between the level in a cup's groups", () => {
  const plain = [match("A", "B", 1, 0), match("C", "B", 1, 1)];
  const pointsIn = (competition: string, season: string) => order("soccer", competition, plain, season);
  expect([pointsIn("DE/bundesliga", "1994-95"), pointsIn("DE/bundesliga", "1995-96")]).toEqual([
    "A2 C1 B1",
    "A3 C1 B1",
  ]);
  expect([pointsIn("FR/ligue-1", "1987-88"), pointsIn("FR/ligue-1", "1988-89")]).toEqual(["A2 C1 B1", "A3 C1 B1"]);
  expect(pointsIn("WORLD/coupe-du-monde", "1990")).toBe("A2 C1 B1");
  expect(pointsIn("XX/any", "1950")).toBe("A3 C1 B1");
  // A has won the games against B, B has the better difference.
  const between = [match("A", "B", 3, 0), match("B", "A", 1, 1), match("B", "C", 9, 0), match("C", "A", 1, 0)];
  const cup = (season: string) => order("soccer", "EUROPE/ligue-des-champions", between, season);
  expect([cup("2017-18"), cup("2023-24"), cup("2024-25")]).toEqual(["A4 B4 C3", "A4 B4 C3", "B4 A4 C3"]);
  const world = (season: string) => order("soccer", "WORLD/coupe-du-monde", between, season);
  expect([world("2022"), world("2026")]).toEqual(["B4 A4 C3", "A4 B4 C3"]);
  const average = [match("A", "C", 6, 3), match("C", "B", 0, 2)];
  expect(order("soccer", "ENG/premier-league", average, "1970-71")).toBe("B2 A2 C0");
  expect(order("soccer", "ENG/premier-league", average, "1976-77")).toBe("A2 B2 C0");
});
