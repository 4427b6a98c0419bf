import { sportIds } from "./sport-ids.ts";

/** Sports in which a side is a person or a pair: there is no home side, and sources name no player beside the side. */
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
