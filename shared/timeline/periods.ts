import { extraTimes, halves, innings, quarters, sets, thirds, tieBreaks } from "../sports/period-statuses.ts";
import { isBout, sportById, unitOf } from "../sports/catalogue.ts";
import { sportIds } from "../sports/sport-ids.ts";
import type { Pair } from "./incident.ts";
import { eventStatus, type StatusId } from "../sports/statuses.ts";

/** Whether the score counts sets won: points and games are in the parts only. */
export const countsPeriods = (sportId: number): boolean => sportById(sportId)?.regularPeriods === Infinity;

/** Whether the score counts frames, legs or maps won. Their statuses do not contain the number of the current one. */
export const countsFrames = (sportId: number): boolean => unitOf(sportId) !== null && !isBout(sportId);

/** Whether the score of a game is the sum of its parts: a super over adds no runs, and the rounds of a bout are judged. */
export const addsUpPeriods = (sportId: number): boolean =>
  !countsPeriods(sportId) && unitOf(sportId) === null && sportId !== sportIds.cricket;

/** How many parts a game has before it goes on; a game of sets never does. */
export const regularPeriods = (sportId: number): number => sportById(sportId)?.regularPeriods ?? 2;

/** At most so many parts: where overtimes or extra innings do not fit, they are one part, so that the parts still add up. */
export function joinExtraParts(parts: readonly Pair[], sportId: number, most: number): readonly Pair[] {
  if (parts.length <= most) return parts;
  const regular = regularPeriods(sportId);
  const extra = parts.slice(regular).reduce(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
  return [...parts.slice(0, regular), extra].slice(0, most);
}

const periodByStatus = new Map(
  [halves, thirds, quarters, sets, tieBreaks, innings].flatMap((statuses) =>
    statuses.map((id, index) => [id, index + 1] as const),
  ),
);
const extra: ReadonlySet<StatusId> = new Set([...extraTimes, eventStatus.extraInnings]);

/** How many parts have begun once a stage is entered; 0 for a stage that begins none. */
export const periodOfStatus = (sportId: number, entered: StatusId): number =>
  extra.has(entered) ? regularPeriods(sportId) + 1 : (periodByStatus.get(entered) ?? 0);
