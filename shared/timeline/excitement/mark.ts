import type { WinProbability } from "../../sports/football/win-probability.ts";
import { isLive } from "../../sports/status-types.ts";
import { eventStatus, type StatusId } from "../../sports/statuses.ts";
import type { EventState } from "../event-state.ts";
import type { Course } from "./course.ts";
import type { CourseReader } from "./course-reader.ts";

/** Ends of games that were played to their end. */
const playedOut: ReadonlySet<StatusId> = new Set([
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
  eventStatus.afterExtraInnings,
]);
export const isPlayedOut = (status: StatusId): boolean => playedOut.has(status);

export const toChances = ({ home, away }: Course): WinProbability => ({ home, draw: 1 - home - away, away });

export const distanceBetween = (one: WinProbability, other: WinProbability): number =>
  (Math.abs(one.home - other.home) + Math.abs(one.draw - other.draw) + Math.abs(one.away - other.away)) / 2;

/** 0 when an outcome is certain; it grows with the number of outcomes and how alike their chances are. */
export const uncertaintyOf = ({ home, draw, away }: WinProbability): number =>
  1 - home * home - draw * draw - away * away;

/**
 * Half of the mark is for the detour of the chances, half for how open the game was, the later the more. It is a whole number, because
 * decimals would change with each score.
 */
export function markOf(
  course: Course,
  { start, fullDetour }: Pick<CourseReader, "start" | "fullDetour">,
  extensions: number,
): number {
  const detour = Math.max(0, course.path - distanceBetween(start, toChances(course))) / fullDetour;
  const openness = course.tension / ((course.step * (course.step + 1)) / 2);
  return Math.round(Math.min(10, 5 * Math.min(1, detour) + 5 * openness + extensions));
}

/** The mark of a game from 0 to 10; null if too little is known. */
export const excitementOf = ({ course, status }: EventState): number | null =>
  (isLive(status) || isPlayedOut(status) ? course?.mark : null) ?? null;
