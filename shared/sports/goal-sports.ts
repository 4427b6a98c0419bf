import { sportIds } from "./sport-ids.ts";

/** Sports whose score is of goals, each of which counts one. */
export const goalSports: ReadonlySet<number> = new Set([
  sportIds.soccer,
  sportIds.hockey,
  sportIds.handball,
  sportIds.floorball,
  sportIds.bandy,
  sportIds.futsal,
  sportIds["water-polo"],
  sportIds["field-hockey"],
  sportIds["beach-soccer"],
  sportIds.netball,
]);
