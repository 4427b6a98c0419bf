import type { AppLoadContext } from "@remix-run/cloudflare";
import { dayNumber } from "../../../shared/basics/day.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import type { DayLimits } from "./day-limits.ts";
import { localDay } from "./day-words.ts";

/** Loads between which days the lists of some sports begin and end. Returns null where nothing says so, because a list works without it. */
export async function loadDayLimits(
  context: AppLoadContext,
  sportIds: readonly number[],
  nowSeconds: number,
): Promise<DayLimits | null> {
  const timeZone = context.visitor.place.timeZone ?? context.variant.timeZone;
  const answers = await Promise.all(
    sportIds.map((sportId) => loadDirectory(context, { kind: "days", sportId } as const, nowSeconds).catch(() => null)),
  );
  const days = answers.flatMap((answer) => {
    if (answer === null || answer.span === null) return [];
    const { firstSeconds, lastSeconds } = answer.span;
    // A day alone counts in UTC, so that day is within the limits too.
    return [firstSeconds, lastSeconds].flatMap((seconds) => [dayNumber(seconds, 0), localDay(seconds, timeZone)]);
  });
  return days.length === 0 ? null : { first: Math.min(...days), last: Math.max(...days) };
}
