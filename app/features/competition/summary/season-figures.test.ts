import { expect, it } from "vitest";
import { standingsSection } from "../../../../shared/wire/sections/standings-section.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { toSeasonFigures } from "./season-figures.ts";

type Team = readonly [team: string, played: number, wins: number, goals: string];

const tableOf = (teams: readonly Team[], tables = 1) =>
  standingsSection.encode({
    sportId: 0,
    rows: Array.from({ length: tables }, () => [
      { kind: "columns", fields: { columns: "#|Team" } } as const,
      ...teams.map(([team, played, wins, goals]) => ({ kind: "row", fields: { team, played, wins, goals } }) as const),
    ]).flat(),
    signature: "",
  });

const overall: readonly Team[] = [
  ["Lens", 10, 8, "20:4"],
  ["Lyon", 10, 1, "25:30"],
];
const home: readonly Team[] = [
  ["Lens", 5, 4, "12:1"],
  ["Lyon", 5, 1, "13:10"],
];

it("sums up a season: goals a game, the share of home wins, the best attack and the best defence", () => {
  expect(toSeasonFigures(sportIds.soccer, tableOf(overall), tableOf(home))).toEqual({
    games: 10,
    goalsPerGame: 4.5,
    homeWins: 0.5,
    attack: { team: "Lyon", goals: 25 },
    defence: { team: "Lens", goals: 4 },
  });
  expect(toSeasonFigures(sportIds.soccer, tableOf(overall), null)?.homeWins).toBeNull();
});

it("says nothing of a season that has hardly begun, of one in groups, and where a table counts no goals", () => {
  expect(toSeasonFigures(sportIds.soccer, tableOf(overall.map(([team]) => [team, 2, 1, "3:1"])), null)).toBeNull();
  expect(toSeasonFigures(sportIds.soccer, tableOf(overall, 2), null)).toBeNull();
  expect(toSeasonFigures(sportIds.soccer, tableOf(overall.map(([team]) => [team, 10, 5, ""])), null)).toBeNull();
  expect(toSeasonFigures(sportIds.soccer, "", null)).toBeNull();
  expect(toSeasonFigures(sportIds.basketball, tableOf(overall), null)).toBeNull();
});
