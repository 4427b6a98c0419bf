import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import type { Valid } from "./validate.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";

const daySeconds = 86_400;
/** How far a provider's clock may be ahead. */
const aheadSeconds = 300;
/** Importers calculate instants from the start, which may run ahead of the clock as long as the game may last. */
const gameSeconds = 6 * 3600;
/** The allowance when the start itself is a placeholder; the longest games take five days. */
const placeholderSeconds = 8 * daySeconds;
/**
 * Providers report broadcasts, venues and line-ups ahead of a game, and these reports remain valid when the game is
 * postponed.
 */
const beforeSeconds = 366 * daySeconds;
/** The furthest start that may be announced. */
const scheduledSeconds = 10 * 366 * daySeconds;

/**
 * Times that cannot be intended. One incident of a far year would come after every other incident of its event, for
 * ever.
 */
export function strangeInstants(
  fresh: readonly Valid<Incident>[],
  { startSeconds, timeKnown }: Pick<Schedule, "startSeconds" | "timeKnown">,
  nowSeconds: number,
): readonly Refusal[] {
  const latest = Math.max(nowSeconds + aheadSeconds, startSeconds + (timeKnown ? gameSeconds : placeholderSeconds));
  const earliest = Math.min(startSeconds, nowSeconds) - beforeSeconds;
  return fresh.flatMap(({ pointer, value }) => {
    if (value.atSeconds > latest) return [{ pointer: `${pointer}/atSeconds`, reason: "has not come yet" }];
    if (value.atSeconds < earliest) return [{ pointer: `${pointer}/atSeconds`, reason: "is long before the event" }];
    const isFar = value.kind === "moved" && isFarAhead(value.startSeconds, nowSeconds);
    return isFar ? [{ pointer: `${pointer}/startSeconds`, reason: farAhead }] : [];
  });
}

export const farAhead = "is more than ten years ahead";
export const isFarAhead = (startSeconds: number, nowSeconds: number): boolean =>
  startSeconds > nowSeconds + scheduledSeconds;
