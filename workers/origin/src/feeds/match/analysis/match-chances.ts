import { chanceReasons, type ChanceReasons } from "../../../../../../shared/sports/football/chance-reasons.ts";
import { ratesBetween, sideStrength, type PastGame } from "../../../../../../shared/sports/football/goal-rates.ts";
import {
  goalsToCome,
  winProbability,
  type WinProbability,
} from "../../../../../../shared/sports/football/win-probability.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { isUndecided, statusTypeOf } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../../../../shared/basics/day.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../../ledger/ledger-context.ts";
import type { DetailsEntry, MatchDetails } from "../../../ledger/match-details.ts";
import { keepWork } from "../../tables/keep-work.ts";
import { finishedMatches, type FinishedMatch } from "../../tables/participant-matches.ts";
import type { MatchQuestion } from "../match-question.ts";
import type { PlayedPeriod } from "./periods-played.ts";

/** The plain figures of a side's past games that its strength follows from. */
export type SidePast = {
  readonly games: number;
  readonly scored: number;
  readonly conceded: number;
  /** Days from the start of the game before; null after a longer pause. */
  readonly restDays: number | null;
};

/** What both sides score on average; `before` is null where too little of their past is known to forecast a match that has not begun. */
export type Strengths = {
  readonly goals: Pair;
  readonly before: (ChanceReasons & { readonly past: readonly [home: SidePast, away: SidePast] }) | null;
};

/** How many past games of each side are read: further ones say little, and each costs as much as these. */
const mostGames = 30;
/** So many games of each side must be known for a forecast before the start. */
export const leastGames = 5;
/** After a longer pause everybody has rested. */
const longestRestDays = 21;
const unplayed: ReadonlySet<StatusId> = new Set([eventStatus.postponed, eventStatus.cancelled]);
/** How many matches keep their strengths: those that are followed at a time. */
const keptMatches = 300;

const keptStrengths = keepWork({ key: ({ eventId }: Schedule) => eventId, work: toStrengths, most: keptMatches });

/** Computes strengths from past results alone, without any price. */
export const strengthsOf = ({
  context,
  details,
  clock,
}: Pick<MatchQuestion, "context" | "details" | "clock">): Strengths =>
  keptStrengths(context, details.state.schedule, clock);

function toStrengths(context: LedgerContext, { home, away, startSeconds }: Schedule): Strengths {
  const sideOf = (participantId: string) => {
    const games = pastGames(finishedMatches(context, participantId, startSeconds), participantId, startSeconds);
    return { games, restDays: restDaysOf(context, participantId, startSeconds), strength: sideStrength(games) };
  };
  const [ofHome, ofAway] = [sideOf(home.id), sideOf(away?.id ?? "")];
  return {
    goals: ratesBetween(ofHome.strength, ofAway.strength),
    before: areKnown(ofHome.games, ofAway.games)
      ? { ...chanceReasons(ofHome.strength, ofAway.strength), past: [toSidePast(ofHome), toSidePast(ofAway)] }
      : null,
  };
}

const areKnown = (ofHome: readonly PastGame[], ofAway: readonly PastGame[]): boolean =>
  Math.min(ofHome.length, ofAway.length) >= leastGames;

/** @param matches newest first */
function pastGames(
  matches: readonly FinishedMatch[],
  participantId: string,
  startSeconds: number,
): readonly PastGame[] {
  return matches.slice(0, mostGames).flatMap(({ state: { schedule, fullTime, score } }): readonly PastGame[] => {
    const result = fullTime ?? score;
    if (result === null) return [];
    const isHome = schedule.home.id === participantId;
    const [scored, conceded] = isHome ? result : [result[1], result[0]];
    const ageDays = (startSeconds - schedule.startSeconds) / daySeconds;
    return [{ scored, conceded, where: isHome ? "home" : "away", ageDays }];
  });
}

/** The game before need not be over when this is read: a game of next week may follow one of tomorrow. */
function restDaysOf({ events }: LedgerContext, participantId: string, startSeconds: number): number | null {
  const last = events
    .eventsOfParticipant(participantId, startSeconds - longestRestDays * daySeconds, startSeconds)
    .findLast(({ state }) => !unplayed.has(state.status));
  return last === undefined ? null : Math.round((startSeconds - last.state.schedule.startSeconds) / daySeconds);
}

const toSidePast = ({
  games,
  restDays,
}: {
  readonly games: readonly PastGame[];
  readonly restDays: number | null;
}): SidePast => ({
  games: games.length,
  scored: games.reduce((sum, { scored }) => sum + scored, 0),
  conceded: games.reduce((sum, { conceded }) => sum + conceded, 0),
  restDays,
});

export const hasChances = ({ state }: MatchDetails): boolean =>
  state.schedule.sportId === sportIds.soccer && state.schedule.away !== null;

const add = (pair: Pair, side: Side): Pair => (side === 1 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]);

/** Whether the goals that were reported one by one add up to the score: the minutes of other goals are unknown. */
export function knowsGoals({ state, entries }: MatchDetails): boolean {
  const goals = entries.reduce<Pair>(
    (sum, { incident, takenBack }) =>
      incident.kind === "goal" && takenBack === undefined ? add(sum, incident.side) : sum,
    [0, 0],
  );
  const [home, away] = state.score ?? [0, 0];
  return goals[0] === home && goals[1] === away;
}

/** What the chances depend on besides the clock. */
type Position = { readonly score: Pair; readonly redCards: Pair };

export const kickOff: Position = { score: [0, 0], redCards: [0, 0] };

/** The position after an entry; the same object if the entry does not change it: an incident that was taken back never did. */
export function positionAfter(position: Position, { incident, takenBack }: DetailsEntry): Position {
  if (takenBack !== undefined) return position;
  if (incident.kind === "goal") return { ...position, score: add(position.score, incident.side) };
  if (incident.kind === "card" && incident.colour !== "yellow")
    return { ...position, redCards: add(position.redCards, incident.side) };
  return position;
}

const startOf = (goals: Pair): WinProbability => winProbability(goals, { ...kickOff, toCome: 1 });

/** The chances before the start; null where too little is known. */
export const chancesAtStart = ({ goals, before }: Strengths): WinProbability | null =>
  before !== null ? startOf(goals) : null;

/** The same for one of many matches, whose past games are read already. @param matchesOf what a side had played before it, newest first */
export function chancesBefore(
  { home, away, startSeconds }: Schedule,
  matchesOf: (participantId: string) => readonly FinishedMatch[],
): WinProbability | null {
  const gamesOf = (id: string) => pastGames(matchesOf(id), id, startSeconds);
  const [ofHome, ofAway] = [gamesOf(home.id), gamesOf(away?.id ?? "")];
  return areKnown(ofHome, ofAway) ? startOf(ratesBetween(sideStrength(ofHome), sideStrength(ofAway))) : null;
}

/** The chances after each minute of each period, from the score and cards at that time. A period that decided ends with its result. */
export function chancesOf(
  details: MatchDetails,
  periods: readonly PlayedPeriod[],
  { goals }: Strengths,
): readonly (readonly WinProbability[])[] {
  let position = kickOff;
  return periods.map(({ number, steps, isOver, entries }) => {
    const after: WinProbability[] = [];
    for (let minute = 1; minute <= steps; minute += 1) {
      for (const { entry, step } of entries) {
        if (step > minute - 1 && step <= minute) position = positionAfter(position, entry);
      }
      const isLast = isOver && minute === steps && endsWithResult(details, number);
      const period = number === 1 ? 1 : number === 2 ? 2 : 3;
      after.push(winProbability(goals, { ...position, toCome: isLast ? 0 : goalsToCome({ period, minute }) }));
    }
    return after;
  });
}

/** Whether the time to forecast ends with this period: the second half ends regular time, and extra time ends itself. */
function endsWithResult({ state }: MatchDetails, period: number): boolean {
  if (period === 1) return false;
  if (period < state.periods.length) return true;
  const wasPlayedOut = statusTypeOf(state.status) === statusType.finished && !isUndecided(state.status);
  return wasPlayedOut || state.status === eventStatus.penalties;
}
