import type { Pair } from "../../shared/timeline/incident.ts";
import type { League } from "../../shared/timeline/schedule.ts";
import { cups } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { leagueIds } from "../../shared/identity/football-ids.ts";
import { firstYearOf } from "../catalogue/season.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupMatchesOfSeason } from "./cup-matches.ts";
import { dailyMatchesOfSeason } from "./daily-matches.ts";
import { toFixture, type PlannedMatch } from "./fixture.ts";
import { finalStatus } from "../../shared/timeline/plan/match-clock.ts";
import type { MatchPlan } from "../../shared/timeline/plan/match-plan.ts";
import { outcomeOf, goalsOf } from "./match-outcome.ts";
import type { PastResult } from "../../shared/providers/provider.ts";
import { weekendMatchesOfSeason } from "./weekend-games.ts";

/** A game counts as over this long after its start. */
const longestMatchSeconds = 3 * 3600;

type Season = (seed: string, year: number) => readonly PlannedMatch[];

const tournamentIdOf = ({ countryKey, name }: { readonly countryKey: string; readonly name: string }) =>
  leagueIds(countryKey, name, "").tournamentId;

/** How each league's season is planned, by tournament id. */
const seasons: ReadonlyMap<string, Season> = new Map<string, Season>([
  ...weekendLeagues.map((league): [string, Season] => [
    tournamentIdOf(league),
    (seed, year) => weekendMatchesOfSeason(seed, league, year),
  ]),
  ...cups.map((cup): [string, Season] => [tournamentIdOf(cup), (seed, year) => cupMatchesOfSeason(seed, cup, year)]),
  ...dailyGroups.flatMap((group) =>
    group.leagues.map((league): [string, Season] => [
      tournamentIdOf(league),
      (seed, year) => dailyMatchesOfSeason(seed, group, league, year),
    ]),
  ),
]);

/** Results of football; postponed and abandoned games have none. */
export function pastFootballResults(seed: string, league: League, beforeSeconds: number): readonly PastResult[] {
  const matches = seasons.get(league.tournamentId)?.(seed, firstYearOf(league.season)) ?? [];
  return matches
    .filter(({ startSeconds }) => startSeconds + longestMatchSeconds <= beforeSeconds)
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .flatMap((match) => {
      const { schedule } = toFixture(match);
      const outcome = outcomeOf(seed, schedule);
      return outcome.kind === "played" ? [{ schedule, ...toScores(outcome.plan) }] : [];
    });
}

const toScores = (plan: MatchPlan): Omit<PastResult, "schedule"> => ({
  score: goalsOf(plan),
  fullTime: goalsOf(plan, 1),
  halfTime: goalsOf(plan, 0),
  shootOut: plan.shootOut === null ? null : shootOutOf(plan.shootOut),
  status: finalStatus(plan),
});

function shootOutOf(kicks: NonNullable<MatchPlan["shootOut"]>): Pair {
  const of = (side: 1 | 2) => kicks.filter((kick) => kick.side === side && kick.scored).length;
  return [of(1), of(2)];
}
