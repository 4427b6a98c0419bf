import {
  goalsToCome,
  winProbability,
  type WinProbability,
} from "../../../../../../shared/sports/football/win-probability.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import type { Pair } from "../../../../../../shared/timeline/incident.ts";
import type { DetailsEntry, MatchDetails } from "../../../ledger/match-details.ts";
import { kickOff, knowsGoals, positionAfter, type Strengths } from "./match-chances.ts";
import type { PlayedPeriod } from "./periods-played.ts";

/** What a goal or a red card changed: `gained` is the chance of the match's result right after it less that right before it. */
export type Swing = { readonly gained: number; readonly score: Pair };

/** How a match came to its result: the chances at kick-off, and the swing of each goal and red card that counted. */
export type Decision = {
  readonly outcome: keyof WinProbability;
  readonly start: WinProbability;
  readonly swings: ReadonlyMap<DetailsEntry, Swing>;
};

const halves = 2;

/**
 * The swings of the chance of what came about: of home's or away's win, or of the draw. Null unless the match ended after two halves
 * and the minutes of all its goals are known, or if nothing happened that moved the chances.
 */
export function decisionOf(
  details: MatchDetails,
  periods: readonly PlayedPeriod[],
  { goals }: Strengths,
): Decision | null {
  const { status, score: result } = details.state;
  if (status !== eventStatus.finished || periods.length !== halves || result === null || !knowsGoals(details))
    return null;
  const outcome = outcomeOf(result);
  const swings = new Map<DetailsEntry, Swing>();
  let position = kickOff;
  for (const { number, entries } of periods) {
    for (const { entry, step } of entries.toSorted((one, other) => one.step - other.step)) {
      const next = positionAfter(position, entry);
      if (next === position) continue;
      const toCome = goalsToCome({ period: number === 1 ? 1 : 2, minute: step });
      const chanceAt = (at: typeof position) => winProbability(goals, { ...at, toCome })[outcome];
      swings.set(entry, { gained: chanceAt(next) - chanceAt(position), score: next.score });
      position = next;
    }
  }
  const [home, away] = position.score;
  const isWhole = home === result[0] && away === result[1];
  return swings.size === 0 || !isWhole
    ? null
    : { outcome, start: winProbability(goals, { ...kickOff, toCome: 1 }), swings };
}

const outcomeOf = ([home, away]: Pair): keyof WinProbability => (home > away ? "home" : home < away ? "away" : "draw");
