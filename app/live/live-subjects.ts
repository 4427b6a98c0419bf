import { isUpdatedDay } from "../../shared/navigation/calendar.ts";
import { oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import type { LiveData } from "./live-data.ts";

/**
 * What a list joins and polls. Only today and yesterday change (C4.14): any other day leaves the socket to the
 * notifications of the visitor's games (C4.19), and has nothing to follow without them.
 */
export function toLiveSubjects(
  data: Pick<LiveData, "sportId" | "dayOffset" | "market" | "oddsSeq">,
): readonly string[] {
  if (!isUpdatedDay(data.dayOffset)) return [];
  const { sportId, market, oddsSeq } = data;
  const odds = market === null || oddsSeq === null ? [] : [oddsSubject(sportId, market)];
  return [updateSubject(sportId), ...odds];
}
