import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** In these sports the summary lists the periods only, and the point history lists each point. Other sports have no point history: their summary lists each score. */
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
