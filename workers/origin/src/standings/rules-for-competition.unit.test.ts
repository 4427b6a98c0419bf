import { expect, it } from "vitest";
import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";
import { rulesForCompetition } from "./rules-for-competition.ts";
import type { StandingsGame } from "./standings-game.ts";
import { toStandings } from "./standings.ts";

const order = (sport: SportName, competition: string, games: readonly StandingsGame[]): string =>
  toStandings({
    participantIds: ["A", "B", "C"],
    games,
    rules: rulesForCompetition(sportIds[sport], competition),
  })
    .map((row) => `${row.participantId}${row.points}`)
    .join(" ");

const game = (homeId: string, awayId: string, home: number, away: number): StandingsGame => ({
  homeId,
  awayId,
  score: [home, away],
});

it("compares by the games between first in Spain, by difference and goals in England", () => {
  const wideWin = [game("A", "B", 1, 0), game("B", "A", 1, 1), game("B", "C", 5, 0), game("C", "A", 1, 0)];
  expect(order("soccer", "ES/laliga", wideWin)).toBe("A4 B4 C3");
  expect(order("soccer", "ENG/premier-league", wideWin)).toBe("B4 A4 C3");
});

it("counts wins before the difference in Belgium and Brazil, goals before it in Korea", () => {
  const goals = [game("A", "C", 5, 3), game("B", "C", 3, 0)];
  expect(order("soccer", "KR/k-league-1", goals)).toBe("A3 B3 C0");
  expect(order("soccer", "JP/j1-league", goals)).toBe("B3 A3 C0");
  const wins = [game("A", "C", 1, 0), game("C", "A", 4, 0), game("B", "C", 0, 0), game("C", "B", 0, 0)];
  const draw = [game("B", "C", 1, 1)];
  for (const competition of ["BR/serie-a", "BE/jupiler-pro-league"]) {
    expect(order("soccer", competition, [...wins, ...draw])).toBe("C6 A3 B3");
  }
  expect(order("soccer", "JP/j1-league", [...wins, ...draw])).toBe("C6 B3 A3");
});

const closeWin = (tries: readonly [number, number]): StandingsGame => ({ ...game("A", "B", 27, 20), tries });

it("gives rugby its bonus points, the Top 14 its own", () => {
  expect(order("rugby-union", "ENG/premiership", [closeWin([4, 4])])).toBe("A5 B2 C0");
  expect(order("rugby-union", "FR/top-14", [closeWin([4, 4])])).toBe("A4 C0 B0");
  expect(order("rugby-union", "FR/top-14", [{ ...closeWin([4, 1]), score: [27, 22] }])).toBe("A5 B1 C0");
});

it("gives hockey two points for an overtime win in Europe, one for an overtime loss in the NHL", () => {
  const overtime: StandingsGame = { ...game("A", "B", 3, 2), lateWinner: 1 };
  expect(order("hockey", "FR/ligue-magnus", [overtime])).toBe("A2 B1 C0");
  expect(order("hockey", "US/nhl", [overtime])).toBe("A2 B1 C0");
  expect(order("hockey", "FR/ligue-magnus", [game("A", "B", 3, 2)])).toBe("A3 C0 B0");
  expect(order("hockey", "US/nhl", [game("A", "B", 3, 2)])).toBe("A2 C0 B0");
});

it("ranks the NBA by the share of games won", () => {
  const games = [game("A", "B", 90, 80), game("B", "C", 90, 80), game("B", "C", 90, 80), game("A", "C", 80, 81)];
  expect(order("basketball", "US/nba", games)).toBe("B2 A1 C1");
  expect(order("basketball", "FR/elite", games)).toBe("B5 C4 A3");
});

it("falls back to the sport's rules, then to three points, difference and goals", () => {
  expect(order("handball", "FR/starligue", [game("A", "B", 30, 30)])).toBe("A1 B1 C0");
  expect(order("futsal", "ES/any", [game("A", "B", 3, 2)])).toBe("A3 C0 B0");
  expect(rulesForCompetition(20, "FR/ligue-1")).toEqual(rulesForCompetition(sportIds.futsal, "any"));
});
