import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** Where points are many, the summary tells the periods, the point history each of them; elsewhere there is no point history. */
export const manyPoints: ReadonlySet<number> = new Set([
  sportIds.tennis,
  sportIds.basketball,
  sportIds.volleyball,
  sportIds["beach-volleyball"],
  sportIds.badminton,
  sportIds["table-tennis"],
  sportIds.netball,
  sportIds.kabaddi,
  sportIds.cricket,
  sportIds.darts,
  sportIds.snooker,
  sportIds.esports,
]);
