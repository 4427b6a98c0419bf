import { sportIds } from "./sport-ids.ts";

/** Minutes of a period, for sports whose incidents carry minutes of the game. Most leagues of basketball play ten. */
export const periodMinutes: ReadonlyMap<number, number> = new Map([
  [sportIds.soccer, 45],
  [sportIds.basketball, 12],
  [sportIds.hockey, 20],
  [sportIds.handball, 30],
  [sportIds.futsal, 20],
  [sportIds.floorball, 20],
  [sportIds.bandy, 45],
  [sportIds["field-hockey"], 15],
  [sportIds["water-polo"], 8],
  [sportIds["beach-soccer"], 12],
]);
