import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { formatGap } from "../row-texts/gap.ts";
import { leaderDistance } from "../row-texts/leader-distance.ts";
import { formatRank } from "../row-texts/rank.ts";
import { viewOf } from "./result.ts";

/**
 * "3.", "T3" of a tied golfer, or the code of the reason why a starter has no place ("DNF"); a dash before there is
 * either.
 */
export const placeOf = ({ rank, stopReason }: EventFields, isTiedInGolf = false): string =>
  formatRank(rank ?? null, isTiedInGolf) || stopReason || "–";

/** The value that ranks the field: strokes, points, the leader's time, and how far the others are behind. */
export function resultOf({ golfResult, points, gap, raceTime, stopReason }: EventFields): string {
  if (golfResult) return golfResult;
  if (typeof points === "number") return points.toFixed(1);
  if (stopReason) return "";
  return gap ? formatGap(gap) : raceTime || "";
}

/**
 * The smaller note beside the result: holes played, both jumps, how far the leader has come, or the laps of a leader
 * without a time, or the starter's own time.
 */
export function sideNoteOf(event: EventFields, lang: Language): string {
  const { golfHole, jump1Metres, jump2Metres, gap, raceTime, laps, rank = null, distanceKm = null } = event;
  if (golfHole) return golfHole;
  if (typeof jump1Metres === "number") return [jump1Metres, jump2Metres].filter(Boolean).join(" · ") + " m";
  if (gap && raceTime) return raceTime;
  const distance = leaderDistance({ rank, distanceKm }, viewOf(event) === "live", lang);
  if (distance !== "") return distance;
  return rank === 1 && !raceTime && typeof laps === "number" && laps > 0 ? `L${laps}` : "";
}
