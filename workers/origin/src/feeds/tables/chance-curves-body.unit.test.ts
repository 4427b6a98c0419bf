import { expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { readChanceCurves } from "../../../../../shared/wire/sections/chance-curves-section.ts";
import { readChances } from "../../../../../shared/wire/sections/read-chances.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { toChanceCurvesBody } from "./chance-curves-body.ts";
import { toChancesBody } from "./chances-body.ts";

const league: League = {
  sportId: sportIds.soccer,
  stageId: "1Curves1",
  tournamentId: "1Curves2",
  templateId: "1Curves3",
  name: "Ligue 1",
  countryKey: "FR",
  season: "2025-26",
  timeZone: "Europe/Paris",
  rank: 1,
  type: "t",
};

/** A season of 18 teams in 34 rounds, of which the lower number wins each game that is over. */
function seasonAfter(games: number) {
  const teams = Array.from({ length: 18 }, (_, index) => ({
    id: `1team${String(index).padStart(3, "0")}`,
    name: `Team ${index}`,
    code: `T${index}`,
    slug: `team-${index}`,
  }));
  const rounds = Array.from({ length: 34 }, (_, round) => pairsOf(round));
  const matches = rounds.flat().map(([first, second], index): SeasonMatch => {
    const [home, away] = [teams[first], teams[second]];
    if (home === undefined || away === undefined) throw new Error("no such team");
    const startSeconds = (index + 1) * 3600;
    const score = [first < second ? 2 : 0, second < first ? 2 : 0] as const;
    return {
      eventId: `${index}`,
      round: "",
      group: "",
      startSeconds,
      home,
      away,
      halfTime: null,
      phase: index < games ? "over" : "coming",
      match: index < games ? { homeId: home.id, awayId: away.id, score, startSeconds } : null,
    };
  });
  return { league, matches, earlier: [] };
}

/** The pairs of a round: the last team stays where it is, and the others go round it. */
function pairsOf(round: number): readonly (readonly [number, number])[] {
  const at = (place: number) => (round + place) % 17;
  const pairs = [[17, at(0)], ...Array.from({ length: 8 }, (_, index) => [at(index + 1), at(16 - index)])] as [
    number,
    number,
  ][];
  return pairs.map(([first, second]) => (round < 17 === (round % 2 === 0) ? [first, second] : [second, first]));
}

it("ends each curve at the chance of now, and has the four likeliest teams of the title and of each zone", () => {
  const season = seasonAfter(100);
  const chances = readChances(toChancesBody(season, "fr"));
  const curves = readChanceCurves(toChanceCurvesBody(season, "fr"));
  expect(curves?.games).toEqual([9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 100]);
  expect(curves?.zones.map(({ label }) => label)).toEqual(chances?.zones.map(({ label }) => label));
  const shareOf = (teamId: string, column: number) => {
    const chance = chances?.teams.find((team) => team.teamId === teamId)?.zones[column];
    return chance?.kind === "share" ? chance.share : chance?.kind;
  };
  curves?.zones.forEach(({ teams }, column) => {
    expect(teams).toHaveLength(4);
    const likeliest = chances?.teams
      .map(({ teamId }) => Number(shareOf(teamId, column)) || 0)
      .toSorted((a, b) => b - a);
    teams.forEach(({ teamId, chances: stages }, index) => {
      const end = stages.at(-1);
      const own = end?.kind === "share" ? end.share : Number.NaN;
      expect(own).toBeCloseTo(Number(shareOf(teamId, column)), 2);
      expect(own).toBeCloseTo(likeliest?.[index] ?? 0, 2);
      expect(stages).toHaveLength(12);
    });
  });
});

it("has no curves in the first two rounds", () => {
  expect(toChanceCurvesBody(seasonAfter(18), "fr")).toBe("0");
  expect(readChanceCurves(toChanceCurvesBody(seasonAfter(19), "fr"))?.games).toEqual([9, 18, 19]);
});
