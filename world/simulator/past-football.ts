import type { Pair } from "../../shared/timeline/incident.ts";
import type { League } from "../../shared/timeline/schedule.ts";
import { cups } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { leagueIds } from "../../shared/identity/football-ids.ts";
import { firstYearOf } from "../catalogue/season.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupGamesOfSeason } from "./cup-games.ts";
import { dailyGamesOfSeason } from "./daily-games.ts";
import { toFixture, type PlannedGame } from "./fixture.ts";
import { finalStage } from "../../shared/timeline/plan/match-clock.ts";
import type { MatchPlan } from "../../shared/timeline/plan/match-plan.ts";
import { courseOf, goalsOf } from "./match-course.ts";
import type { PastResult } from "../../shared/providers/provider.ts";
import { weekendGamesOfSeason } from "./weekend-games.ts";

/** A game counts as over this long after its start. */
const longestGameSeconds = 3 * 3600;

type Season = (seed: string, year: number) => readonly PlannedGame[];

const tournamentIdOf = ({ countryKey, name }: { readonly countryKey: string; readonly name: string }) =>
  leagueIds(countryKey, name, "").tournamentId;

/** How each league's season is planned, by tournament id. */
const seasons: ReadonlyMap<string, Season> = new Map<string, Season>([
  ...weekendLeagues.map((league): [string, Season] => [
    tournamentIdOf(league),
    (seed, year) => weekendGamesOfSeason(seed, league, year),
  ]),
  ...cups.map((cup): [string, Season] => [tournamentIdOf(cup), (seed, year) => cupGamesOfSeason(seed, cup, year)]),
  ...dailyGroups.flatMap((group) =>
    group.leagues.map((league): [string, Season] => [
      tournamentIdOf(league),
      (seed, year) => dailyGamesOfSeason(seed, group, league, year),
    ]),
  ),
]);

/** Results of football; postponed and abandoned games have none. */
export function pastFootballResults(seed: string, league: League, beforeSeconds: number): readonly PastResult[] {
  const games = seasons.get(league.tournamentId)?.(seed, firstYearOf(league.season)) ?? [];
  return games
    .filter(({ startSeconds }) => startSeconds + longestGameSeconds <= beforeSeconds)
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .flatMap((game) => {
      const { schedule } = toFixture(game);
      const course = courseOf(seed, schedule);
      return course.kind === "played" ? [{ schedule, ...toScores(course.plan) }] : [];
    });
}

const toScores = (plan: MatchPlan): Omit<PastResult, "schedule"> => ({
  score: goalsOf(plan),
  fullTime: goalsOf(plan, 1),
  halfTime: goalsOf(plan, 0),
  shootOut: plan.shootOut === null ? null : shootOutOf(plan.shootOut),
  stage: finalStage(plan),
});

function shootOutOf(kicks: NonNullable<MatchPlan["shootOut"]>): Pair {
  const of = (side: 1 | 2) => kicks.filter((kick) => kick.side === side && kick.scored).length;
  return [of(1), of(2)];
}
