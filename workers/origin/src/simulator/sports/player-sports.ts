import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** Sports of single players or pairs: no home side, and now and then somebody does not appear. */
export const playerSports: ReadonlySet<number> = new Set([
  sportIds.tennis,
  sportIds.badminton,
  sportIds["table-tennis"],
  sportIds["beach-volleyball"],
  sportIds.darts,
  sportIds.snooker,
  sportIds.boxing,
  sportIds.mma,
]);
