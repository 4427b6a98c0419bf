import { createCachePerOwner } from "../../../../shared/basics/cache.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import { expectedThousandths } from "../../../../shared/sports/football/expected-goals.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Incident, Pair, Side } from "../../../../shared/timeline/incident.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { heldDays } from "../../../../shared/wire/data-part.ts";
import { keepWork } from "../feeds/tables/keep-work.ts";
import type { StoredEvent } from "../ledger/event-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { foldCounts, type DetailsFigure, type GameCounts } from "../ledger/match-details.ts";
import type { Clock } from "../ledger/sources.ts";
import { timelineOf } from "../ledger/timeline.ts";
import { toAppearances, type Appearance } from "../people/played-games.ts";
import { positionsIn, type Position } from "../standings/scorers.ts";
import { toStandingsMatch } from "../standings/to-standings-match.ts";

type Counts = {
  /** Of the whole match; a statistic that was counted for neither side is absent. */
  readonly figures: readonly DetailsFigure[];
  readonly players: readonly [home: readonly Appearance[], away: readonly Appearance[]];
  /** Of the players who started, where the line-ups have lines. */
  readonly positions: ReadonlyMap<string, Position>;
  /** How likely each shot was a goal, in thousandths; football alone has shots with a place. */
  readonly shots: readonly [home: readonly number[], away: readonly number[]];
};

/** A match that is over, with what was counted in it. */
export type CountedGame = Counts & {
  readonly schedule: Schedule;
  readonly score: Pair | null;
};

export type CountedSeason = {
  /** Matches that are over, whatever is known of them. */
  readonly played: number;
  /** Those in which something was counted, by start. */
  readonly games: readonly CountedGame[];
};

/** How many of a season's latest matches are read: all of a football league's, and fewer where a match has hundreds of incidents. */
const mostGames = (sportId: number): number => (sportId === sportIds.soccer ? 400 : 100);
/** How many matches keep what was counted in them. */
const keptGames = 1500;

const notPlayed: ReadonlySet<number> = new Set([eventStatus.awarded, eventStatus.walkover]);
const wasPlayed = ({ state }: StoredEvent): boolean =>
  state.schedule.away !== null && !notPlayed.has(state.status) && toStandingsMatch(state) !== null;

/** Games of the built-in world that nothing changes any more; its script has them long after the ledger has let go of them. */
const settledGames = createCachePerOwner<Counts | null>(keptGames);

/** A match that may still be corrected is read anew when it is. */
const openGame = keepWork({
  key: ({ state }: StoredEvent) => state.schedule.eventId,
  work: (context, event): Counts | null => toCounts(event.state.schedule.sportId, timelineOf(context, event)),
  most: keptGames,
});

/** Null for a match of which only the score is known. */
function countedGame(context: LedgerContext, event: StoredEvent, clock: Clock): CountedGame | null {
  const { providers } = context;
  const { schedule, score } = event.state;
  const isSettled =
    providers.of(schedule).origin === "simulated" &&
    schedule.startSeconds < clock.at(daySeconds) - heldDays * daySeconds;
  const readScript = () => toCounts(schedule.sportId, providers.of(schedule).script(schedule, null));
  const counts = isSettled
    ? settledGames(providers).remember(schedule.eventId, readScript)
    : openGame(context, event, clock);
  return counts === null ? null : { ...counts, schedule, score };
}

function toCounts(sportId: number, incidents: readonly Incident[]): Counts | null {
  const counts = foldCounts(incidents);
  const expected = expectedGoalsOf(counts);
  const of = (side: Side) => toAppearances(counts, side, sportId).map((each) => withExpectedGoals(each, expected));
  const players = [of(1), of(2)] as const;
  const positions = new Map(counts.lineUps.flatMap((lineUp) => (lineUp === null ? [] : positionsIn(lineUp.starters))));
  const isEmpty = counts.figures.length === 0 && players.every((side) => side.length === 0);
  const shots = [shotsOf(counts, 1), shotsOf(counts, 2)] as const;
  return isEmpty ? null : { figures: counts.figures, players, positions, shots };
}

/** The expected goals of each player who shot, by the player's id, in thousandths. */
function expectedGoalsOf({ entries }: GameCounts): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { incident } of entries) {
    if (!("shot" in incident) || incident.shot === undefined || incident.player === undefined) continue;
    const { id } = incident.player;
    sums.set(id, (sums.get(id) ?? 0) + expectedThousandths(incident.shot));
  }
  return sums;
}

function withExpectedGoals({ player, values }: Appearance, expected: ReadonlyMap<string, number>): Appearance {
  const own = expected.get(player.id);
  return own === undefined ? { player, values } : { player, values: { ...values, expectedGoals: own / 1000 } };
}

const shotsOf = ({ entries }: GameCounts, side: Side): readonly number[] =>
  entries.flatMap(({ incident }) =>
    "shot" in incident && incident.shot !== undefined && incident.side === side
      ? [expectedThousandths(incident.shot)]
      : [],
  );

/** What was counted in the latest matches of a stage's season. */
export const countedSeason = keepWork({
  key: ({ stageId }: League) => stageId,
  work(context, league, clock): CountedSeason {
    const played = context.events.eventsOfStage(league.stageId).filter(wasPlayed);
    const read = played.slice(-mostGames(league.sportId));
    return { played: played.length, games: read.flatMap((event) => countedGame(context, event, clock) ?? []) };
  },
});

/** How many matches are read at most to know whether a season counts something. */
const triedGames = 3;

/** Whether something was counted in the latest matches of a season. */
export function hasCounted(context: LedgerContext, league: League, clock: Clock): boolean {
  const played = context.events.eventsOfStage(league.stageId).filter(wasPlayed);
  return played.slice(-triedGames).some((event) => countedGame(context, event, clock) !== null);
}
