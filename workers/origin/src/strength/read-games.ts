import { averageStrength, levelStep } from "../../../../shared/strength/strength-model.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { isNationalLeague, toCountedGame } from "./counted-game.ts";

/** Seasons of a tournament that are read, the current one included. */
const readSeasons = 2;
/** Games that a step reads, and those of the stage with which it reaches them. */
const gamesPerStep = 300;
/** Leagues below are as strong as this one: of women and juniors, whom no game compares with the others. */
const lowestLevel = 4;

/** Every tournament that a ledger or its providers know, in an order that does not change. */
export function tournamentsOf({ held, providers, sportId }: LedgerContext): readonly string[] {
  const ofProviders = providers.all.flatMap((provider) => provider.tournaments(sportId));
  return [...new Set([...ofProviders, ...held.leagues().map(({ tournamentId }) => tournamentId)])].toSorted();
}

/** The strength with which the first sides of each league begin: the lower its division, the less. */
export function readEntries(context: LedgerContext): (league: League) => number {
  const leagues = tournamentsOf(context)
    .flatMap((id) => context.events.leaguesOfTournament(id).toSorted(bySeason)[0] ?? [])
    .filter(isNationalLeague);
  return (league) => {
    const above = leagues.filter(
      ({ countryKey, rank, tournamentId }) =>
        countryKey === league.countryKey && rank < league.rank && tournamentId !== league.tournamentId,
    );
    const level = isNationalLeague(league) ? Math.min(lowestLevel, above.length + 1) : 1;
    return averageStrength - (level - 1) * levelStep;
  };
}

/** The latest season first. */
const bySeason = (a: League, b: League): number => (a.season < b.season ? 1 : a.season > b.season ? -1 : 0);

/** What a step has read: the first day whose strengths change (null if none does), and whether nothing is left to read. */
export type ReadPart = { readonly day: number | null; readonly isDone: boolean };

/** Stores games of past seasons that were not read yet: of whole stages, until there are enough for a step. */
export function readPast(context: LedgerContext, entryOf: (league: League) => number): ReadPart {
  const { strengths, events } = context;
  const read = strengths.readIds();
  const tournamentId = tournamentsOf(context).find((id) => !read.has(id));
  if (tournamentId === undefined) return { day: null, isDone: true };
  const days: number[] = [];
  let count = 0;
  for (const league of lastSeasonsOf(context, tournamentId)) {
    if (read.has(league.stageId)) continue;
    if (count >= gamesPerStep) return { day: firstOf(days), isDone: false };
    const stored = events.eventsOfStage(league.stageId);
    days.push(...stored.flatMap(({ state }) => countState(context, state, league, entryOf) ?? []));
    count += stored.length;
    strengths.noteRead(league.stageId);
    if (stored.some(({ state }) => isReal(context, state))) strengths.noteRead(realNote(tournamentId));
  }
  strengths.noteRead(tournamentId);
  return { day: firstOf(days), isDone: false };
}

function lastSeasonsOf({ events }: LedgerContext, tournamentId: string): readonly League[] {
  const leagues = events.leaguesOfTournament(tournamentId).toSorted(bySeason);
  const seasons = new Set([...new Set(leagues.map(({ season }) => season))].slice(0, readSeasons));
  return leagues.filter(({ season }) => seasons.has(season));
}

/** Stores the results of events that have changed since an instant, and removes those that are none any more. */
export function readChanges(
  context: LedgerContext,
  sinceSeconds: number,
  entryOf: (league: League) => number,
): ReadPart {
  const read = context.strengths.readIds();
  const days: number[] = [];
  const replaced = new Set<string>();
  for (const { state } of context.held.eventsChangedSince(sinceSeconds)) {
    const league = context.events.league(state.schedule.leagueStageId);
    if (league === null) continue;
    if (isReal(context, state) && !read.has(realNote(league.tournamentId))) replaced.add(league.tournamentId);
    else days.push(...[countState(context, state, league, entryOf)].filter((day) => day !== null));
  }
  for (const tournamentId of replaced) days.push(...forgetTournament(context, tournamentId));
  return { day: firstOf(days), isDone: replaced.size === 0 };
}

const isReal = ({ providers }: LedgerContext, { schedule }: EventState): boolean =>
  providers.of(schedule).origin === "real";

/** Notes that a tournament's simulated games have given way to real ones, for which its past is read again once. */
const realNote = (tournamentId: string): string => `real ${tournamentId}`;

function forgetTournament({ strengths, events }: LedgerContext, tournamentId: string): readonly number[] {
  strengths.noteRead(realNote(tournamentId));
  const stages = events.leaguesOfTournament(tournamentId).map(({ stageId }) => stageId);
  const day = strengths.forgetTournament(tournamentId, stages);
  return day === null ? [] : [day];
}

function countState(
  { strengths, providers }: LedgerContext,
  state: EventState,
  league: League,
  entryOf: (league: League) => number,
): number | null {
  const isReplay = providers.of(state.schedule).origin === "replayed";
  const counted = isReplay ? null : toCountedGame(state, league, entryOf(league));
  return counted === null ? strengths.removeGame(state.schedule.eventId) : strengths.putGame(counted);
}

const firstOf = (days: readonly number[]): number | null => (days.length === 0 ? null : Math.min(...days));
