import { dayNumber } from "../../../shared/basics/day.ts";
import type { DateTexts } from "../day/date-texts.ts";
import { dateWithYear, localDay } from "../day/day-words.ts";
import type { PageContext } from "../page/page-context.tsx";

/** "16.08.2026", "Aug 16, 2026": a day in the visitor's zone, with its year. */
export const toDayText = (atSeconds: number, { timeZone, t }: Pick<PageContext, "timeZone" | "t">): string =>
  dateWithYear(localDay(atSeconds, timeZone), t);

/** The same of a day that is the same everywhere, by its midnight UTC. */
export const toDateText = (daySeconds: number, { t }: { readonly t: DateTexts }): string =>
  dateWithYear(dayNumber(daySeconds, 0), t);

/** Whole years between a day of birth and an instant. */
export function ageAt(birthSeconds: number, nowSeconds: number): number {
  const [birth, now] = [new Date(birthSeconds * 1000), new Date(nowSeconds * 1000)];
  const isBefore =
    now.getUTCMonth() < birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() < birth.getUTCDate());
  return now.getUTCFullYear() - birth.getUTCFullYear() - (isBefore ? 1 : 0);
}
