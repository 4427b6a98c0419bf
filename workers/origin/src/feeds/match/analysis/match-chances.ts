import { goalRates, type PastGame } from "../../../../../../shared/sports/football/goal-rates.ts";
import {
  goalsToCome,
  winProbability,
  type WinProbability,
} from "../../../../../../shared/sports/football/win-probability.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { isUndecided, statusTypeOf } from "../../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType } from "../../../../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../../../../shared/basics/day.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../../ledger/ledger-context.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import { keepWork } from "../../tables/keep-work.ts";
import { finishedMatches } from "../../tables/participant-matches.ts";
import type { MatchQuestion } from "../match-question.ts";
import type { PlayedPeriod } from "./periods-played.ts";

/** What both sides score on average, and whether enough of their past is known to forecast a match that has not begun. */
export type Strengths = { readonly goals: Pair; readonly isKnown: boolean };

/** How many past games of each side are read: further ones say little, and each costs as much as these. */
const mostGames = 30;
const leastGames = 5;
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
  const gamesOf = (participantId: string): readonly PastGame[] =>
    finishedMatches(context, participantId, startSeconds)
      .slice(0, mostGames)
      .flatMap(({ state: { schedule, fullTime, score } }): readonly PastGame[] => {
        const result = fullTime ?? score;
        if (result === null) return [];
        const isHome = schedule.home.id === participantId;
        const [scored, conceded] = isHome ? result : [result[1], result[0]];
        const ageDays = (startSeconds - schedule.startSeconds) / daySeconds;
        return [{ scored, conceded, where: isHome ? "home" : "away", ageDays }];
      });
  const [ofHome, ofAway] = [gamesOf(home.id), gamesOf(away?.id ?? "")];
  return { goals: goalRates(ofHome, ofAway), isKnown: Math.min(ofHome.length, ofAway.length) >= leastGames };
}

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

/** The chances before the start; null where too little is known. */
export const chancesAtStart = ({ goals, isKnown }: Strengths): WinProbability | null =>
  isKnown ? winProbability(goals, { score: [0, 0], redCards: [0, 0], toCome: 1 }) : null;

/** The chances after each minute of each period, from the score and cards at that time. A period that decided ends with its result. */
export function chancesOf(
  details: MatchDetails,
  periods: readonly PlayedPeriod[],
  { goals }: Strengths,
): readonly (readonly WinProbability[])[] {
  let position: { readonly score: Pair; readonly redCards: Pair } = { score: [0, 0], redCards: [0, 0] };
  return periods.map(({ number, steps, isOver, entries }) => {
    const after: WinProbability[] = [];
    for (let minute = 1; minute <= steps; minute += 1) {
      for (const { entry, step } of entries) {
        if (step <= minute - 1 || step > minute || entry.takenBack !== undefined) continue;
        const { incident } = entry;
        if (incident.kind === "goal") position = { ...position, score: add(position.score, incident.side) };
        if (incident.kind === "card" && incident.colour !== "yellow")
          position = { ...position, redCards: add(position.redCards, incident.side) };
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
