import { extraTimes, halves, innings, quarters, sets, thirds, tieBreaks } from "../sports/period-statuses.ts";
import type { Pair } from "./incident.ts";
import { sportIds } from "../sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../sports/statuses.ts";

/** Sports whose score counts sets won: points and games are in the parts only. */
const setSports: ReadonlySet<number> = new Set([
  sportIds.tennis,
  sportIds.volleyball,
  sportIds["beach-volleyball"],
  sportIds.badminton,
  sportIds["table-tennis"],
]);

export const countsPeriods = (sportId: number): boolean => setSports.has(sportId);

/** Sports whose parts are not summed: a super over adds no runs, and the rounds of a bout are judged. */
const unsummedSports: ReadonlySet<number> = new Set([sportIds.cricket, sportIds.boxing, sportIds.mma]);

/** Whether the score of a game of the sport is the sum of its parts. */
export const addsUpPeriods = (sportId: number): boolean =>
  !countsPeriods(sportId) && !countsFrames(sportId) && !unsummedSports.has(sportId);

/** Sports whose score counts frames, legs or maps won. Their statuses do not contain the number of the current one. */
const frameSports: ReadonlySet<number> = new Set([sportIds.darts, sportIds.snooker, sportIds.esports]);

export const countsFrames = (sportId: number): boolean => frameSports.has(sportId);

/** Parts of regular time, where they are not two. */
const ownRegularPeriods: ReadonlyMap<number, number> = new Map([
  ...[
    sportIds.basketball,
    sportIds["american-football"],
    sportIds["aussie-rules"],
    sportIds["water-polo"],
    sportIds["field-hockey"],
    sportIds.netball,
  ].map((sportId) => [sportId, 4] as const),
  ...[sportIds.hockey, sportIds.floorball, sportIds["beach-soccer"]].map((sportId) => [sportId, 3] as const),
  [sportIds.baseball, 9],
  [sportIds.pesapallo, 8],
  ...[...setSports].map((sportId) => [sportId, Infinity] as const),
]);

/** How many parts a game has before it goes on; a game of sets never does. */
export const regularPeriods = (sportId: number): number => ownRegularPeriods.get(sportId) ?? 2;

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
