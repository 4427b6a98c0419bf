import { hasRareGoals } from "../../sports/catalogue.ts";
import type { WinProbability } from "../../sports/football/win-probability.ts";
import { isPlaying, shownStatusType } from "../../sports/status-types.ts";
import { eventStatus, statusType } from "../../sports/statuses.ts";
import type { EventState } from "../event-state.ts";
import type { Incident } from "../incident.ts";
import { countsFrames } from "../periods.ts";
import type { Course } from "./course.ts";
import { readerOf, type CourseReader } from "./course-reader.ts";
import { distanceBetween, isPlayedOut, markOf, toChances, uncertaintyOf } from "./mark.ts";

/** Incidents that may move the shown mark where each goal is an event: a change right after a goal would tell of it. */
const neutral: ReadonlySet<Incident["kind"]> = new Set([
  "status",
  "substitution",
  "added-time",
  "play",
  "statistics",
  "facts",
  "information",
  "line-up",
]);

/** The state with the course of its game up to an incident. A game whose beginning or some of whose scores are unknown has none. */
export function withCourse(before: EventState, after: EventState, incident: Incident): EventState {
  const { course } = before;
  if (course === undefined) return withStart(after);
  const reader = readerOf(after);
  if (reader === null || reader.hasGap(before, after)) return withoutCourse(after);
  if (shownStatusType(after.status) === statusType.finished) {
    if (shownStatusType(before.status) === statusType.finished) return after;
    if (!isPlayedOut(after.status)) return withoutCourse(after);
    const last = reader.lastStep ?? reader.stepAt(before, incident);
    return { ...after, course: toEnd(readTo(course, reader, before, last), after, reader) };
  }
  const read = readTo(course, reader, before, reader.stepAt(before, incident));
  const part = reader.partAt(read, after);
  const mayShow = part > course.part && (!hasRareGoals(after.schedule.sportId) || neutral.has(incident.kind));
  // Steps that pass without a change are read with the next one: the score is the same until then.
  if (!mayShow) return after === before || read === course ? after : { ...after, course: read };
  return { ...after, course: { ...read, part, ...(reader.isEnough(part) && { mark: markOf(read, reader, 0) }) } };
}

function withoutCourse(state: EventState): EventState {
  const { course: _, ...rest } = state;
  return rest;
}

/** While both sides have nothing, nothing of the course is missing. */
function withStart(after: EventState): EventState {
  const { status, score, periods, schedule } = after;
  if (!isPlaying(status) || schedule.away === null || periods.length > 1) return after;
  if (periods.length === 0 && !countsFrames(schedule.sportId)) return after;
  if (![score, ...periods].every((pair) => pair?.join() === "0,0")) return after;
  const reader = readerOf(after);
  if (reader === null) return after;
  const { home, away } = reader.start;
  return { ...after, course: { step: 0, home: round(home), away: round(away), path: 0, tension: 0, part: 0 } };
}

/** Takes the readings up to a step. The score of `state` is the one that they saw. */
function readTo(course: Course, reader: CourseReader, state: EventState, step: number): Course {
  let read = course;
  for (let next = course.step + 1; next <= step; next += 1) {
    read = withReading(read, reader, reader.chances(state, next), next);
  }
  return read;
}

function withReading(course: Course, { start }: CourseReader, chances: WinProbability, step: number): Course {
  return {
    ...course,
    step,
    home: round(chances.home),
    away: round(chances.away),
    path: round(course.path + distanceBetween(toChances(course), chances)),
    tension: round(course.tension + step * Math.min(1, uncertaintyOf(chances) / uncertaintyOf(start))),
  };
}

/** The course with its outcome, and the mark of the whole game. */
function toEnd(course: Course, after: EventState, reader: CourseReader): Course {
  const { mark: _, ...read } = course;
  if (read.step < reader.fewestSteps) return read;
  const outcome = outcomeOf(after);
  const path = round(read.path + distanceBetween(toChances(read), outcome));
  const over = { ...read, home: outcome.home, away: outcome.away, path };
  return { ...over, mark: markOf(over, reader, extensionsOf(after)) };
}

/** Extra time and a shoot-out count in the mark of the end alone: before it they would say that nobody leads. */
const extensionsOf = ({ status, shootOut }: EventState): number =>
  status === eventStatus.finished ? 0 : shootOut === null ? 1 : 2;

function outcomeOf({ score, shootOut }: EventState): WinProbability {
  const [home, away] = score ?? [0, 0];
  const margin = home - away || (shootOut?.[0] ?? 0) - (shootOut?.[1] ?? 0);
  return { home: margin > 0 ? 1 : 0, draw: margin === 0 ? 1 : 0, away: margin < 0 ? 1 : 0 };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
