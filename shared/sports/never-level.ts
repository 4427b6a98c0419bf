import { sportIds } from "./sport-ids.ts";

/** A level game of these sports is played on until somebody wins, although some bets on it are settled by regular time. */
const untilWon: ReadonlySet<number> = new Set([
  sportIds.tennis,
  sportIds.basketball,
  sportIds.hockey,
  sportIds.baseball,
  sportIds.volleyball,
  sportIds["beach-volleyball"],
  sportIds.badminton,
  sportIds["table-tennis"],
  sportIds.floorball,
  sportIds["beach-soccer"],
]);

/** Whether no game of a sport ends level. */
export const isNeverLevel = (sportId: number): boolean => untilWon.has(sportId);
