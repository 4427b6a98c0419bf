import { winProbabilityModel } from "../../../../shared/sports/football/win-probability-model.ts";
import { goalsToCome, type PlayedTime } from "../../../../shared/sports/football/win-probability.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { GameSoFar } from "../../../../shared/standings/chances/open-season.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { SeasonMatch } from "../standings/season-match.ts";

/**
 * How a running football game stands. Null for any other, and in a state that does not say how much is left, as while it is
 * interrupted: then it counts as not played.
 */
export function toGameSoFar({ phase, match, course }: SeasonMatch, nowSeconds: number): GameSoFar | null {
  if (phase !== "running" || match === null || course === undefined) return null;
  const played = playedTime(course.status, (nowSeconds - course.statusStartSeconds) / 60);
  if (played === null) return null;
  const share = goalsToCome(played);
  const [home, away] = course.redCards;
  return { score: match.score, toCome: [share * byRedCards([home, away]), share * byRedCards([away, home])] };
}

function playedTime(status: StatusId, minute: number): PlayedTime | null {
  if (status === eventStatus.firstHalf) return { period: 1, minute };
  if (status === eventStatus.halfTime) return { period: 2, minute: 0 };
  return status === eventStatus.secondHalf ? { period: 2, minute } : null;
}

/** What red cards make of a side's goals: its own, and those of the other one. */
const byRedCards = ([own, other]: Pair): number =>
  winProbabilityModel.redCardOwn ** own * winProbabilityModel.redCardOther ** other;
