import { leagueIds } from "../../shared/competitions/football-ids.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import type { League } from "../../shared/timeline/schedule.ts";
import { cups, type Cup } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { toLeague, type LeagueFacts } from "../catalogue/league.ts";
import { footballNumber, friendliesOfGroup } from "../catalogue/numbers.ts";
import { firstYearAt, firstYearOf, seasonName } from "../catalogue/season.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupMatchesOfSeason, membersOf } from "./cup-matches.ts";
import { dailyFriendly, dailyMatch, dailyMatchesOfSeason } from "./daily-matches.ts";
import { bySeason, byWeek, toEventKey, type EventKey } from "./event-ids.ts";
import { toFixture, type PlannedMatch } from "./fixture.ts";
import { friendlyMatch } from "./friendlies.ts";
import { legsOfTie } from "./ties.ts";
import { weekendMatch, weekendMatchesOfSeason } from "./weekend-games.ts";

/** A game counts as over this long after its start. */
const longestMatchSeconds = 3 * 3600;

/** How a competition's seasons are planned. */
type Plan = {
  readonly facts: LeagueFacts;
  readonly teamIds: ReadonlySet<string>;
  readonly season: (seed: string, year: number) => readonly PlannedMatch[];
  readonly match: (seed: string, year: number, number: number) => PlannedMatch | undefined;
  /** Whether its later games follow from the earlier ones. */
  readonly isCup: boolean;
};

const idsOf = (teams: readonly { readonly id: string }[]) => new Set(teams.map(({ id }) => id));

const ofCup = (cup: Cup): Plan => ({
  facts: cup,
  teamIds: idsOf(membersOf(cup)),
  season: (seed, year) => cupMatchesOfSeason(seed, cup, year),
  match: (seed, year, number) =>
    cupMatchesOfSeason(seed, cup, year).find(({ key }) => bySeason.fromPlace(key.place).number === number),
  isCup: true,
});

const plans: readonly Plan[] = [
  ...cups.map(ofCup),
  ...weekendLeagues.map((league): Plan => ({
    facts: league,
    teamIds: idsOf(league.teams),
    season: (seed, year) => weekendMatchesOfSeason(seed, league, year),
    match: (seed, year, number) => weekendMatch(seed, league, year, number),
    isCup: false,
  })),
  ...dailyGroups.flatMap((group) =>
    group.leagues.map((league): Plan => ({
      facts: league,
      teamIds: idsOf(league.teams),
      season: (seed, year) => dailyMatchesOfSeason(seed, group, league, year),
      match: (seed, year, number) => dailyMatch(seed, group, league, year, number),
      isCup: false,
    })),
  ),
];

const tournamentIdOf = ({ countryKey, name }: LeagueFacts) => leagueIds(countryKey, name, "").tournamentId;
const byTournament = new Map(plans.map((plan) => [tournamentIdOf(plan.facts), plan]));
export const footballTournaments: readonly string[] = [...byTournament.keys()];
const byNumber = new Map(plans.map((plan) => [footballNumber(plan.facts), plan]));

/** The last seasons of a tournament, that of an instant first; none for one that football's world does not play. */
export function footballLeagues(tournamentId: string, nowSeconds: number, count: number): readonly League[] {
  const facts = byTournament.get(tournamentId)?.facts;
  if (facts === undefined) return [];
  const current = firstYearAt(facts.seasonStartMonth, nowSeconds);
  return Array.from({ length: count }, (_, back) =>
    toLeague(facts, seasonName(facts.seasonStartMonth, current - back)),
  );
}

/** The games of a league's season (`league.season`) as far as an instant knows them, by start. */
export function footballSeason(seed: string, league: League, nowSeconds: number): readonly Fixture[] {
  const plan = byTournament.get(league.tournamentId);
  return plan === undefined ? [] : inOrder(knownMatches(seed, plan, firstYearOf(league.season), nowSeconds), seed);
}

const inOrder = (matches: readonly PlannedMatch[], seed: string): readonly Fixture[] =>
  matches.toSorted((a, b) => a.startSeconds - b.startSeconds).map((match) => toFixture(seed, match));

/** The pairings of a cup are known when the round before is over; those of its groups, from the draw on. */
function knownMatches(seed: string, plan: Plan, year: number, nowSeconds: number): readonly PlannedMatch[] {
  const matches = plan.season(seed, year);
  if (!plan.isCup) return matches;
  const open = matches.find(({ startSeconds }) => startSeconds + longestMatchSeconds > nowSeconds);
  const isKnown = ({ round, group }: PlannedMatch) =>
    round === open?.round || (group !== undefined && open?.group !== undefined);
  const last = open === undefined ? matches.length : matches.findLastIndex(isKnown) + 1;
  return matches.slice(0, last);
}

/**
 * A club's games in the leagues and cups of the last seasons, that of an instant among them; in no order. Friendlies
 * belong to no season.
 */
export function footballMatchesOf(
  seed: string,
  teamId: string,
  nowSeconds: number,
  seasons: number,
): readonly Fixture[] {
  const isOwn = ({ home, away }: PlannedMatch) => home.id === teamId || away.id === teamId;
  return plans
    .filter(({ teamIds }) => teamIds.has(teamId))
    .flatMap((plan) => {
      const current = firstYearAt(plan.facts.seasonStartMonth, nowSeconds);
      return Array.from({ length: seasons }, (_, back) => knownMatches(seed, plan, current - back, nowSeconds)).flat();
    })
    .filter(isOwn)
    .map((match) => toFixture(seed, match));
}

/** The game of an id, whenever it is played; null for an id that football's world does not give. */
export function footballEvent(seed: string, eventId: string): Fixture | null {
  const key = toEventKey(seed, eventId);
  const match = key === null ? undefined : matchAt(seed, key);
  return match === undefined ? null : toFixture(seed, match);
}

/** Both legs of a tie; none for an id that names no tie. */
export const footballTie = (seed: string, seriesId: string): readonly Fixture[] =>
  (legsOfTie(seed, seriesId) ?? []).flatMap((key) => {
    const match = matchAt(seed, key);
    return match === undefined ? [] : [toFixture(seed, match)];
  });

function matchAt(seed: string, { competition, place }: EventKey): PlannedMatch | undefined {
  const plan = byNumber.get(competition);
  if (plan !== undefined) {
    const { turn, number } = bySeason.fromPlace(place);
    return plan.match(seed, 1970 + turn, number);
  }
  const { turn: week, number } = byWeek.fromPlace(place);
  if (competition === 0) return friendlyMatch(seed, week, number);
  const group = dailyGroups.find((_, index) => friendliesOfGroup(index) === competition);
  return group === undefined ? undefined : dailyFriendly(seed, group, week, number);
}
