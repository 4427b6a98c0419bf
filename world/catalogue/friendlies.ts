import type { LeagueFacts } from "./league.ts";

/** The league of the friendlies that clubs play while their leagues rest. */
export const friendlyLeague: LeagueFacts = {
  countryKey: "WORLD",
  name: "Amicaux clubs",
  timeZone: "UTC",
  rank: 300,
  type: "c",
  seasonStartMonth: 1,
  format: "friendlies",
};
