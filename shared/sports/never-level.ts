import { sportIds } from "./sport-ids.ts";

/** Sports that go on until somebody has won, whatever their bets are settled by. */
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
