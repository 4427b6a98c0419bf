import { dayNumber, zoneOffsetHours } from "../../../shared/time/day.ts";
import { dateParts } from "../day/day-words.ts";
import type { Messages } from "../../i18n/site/fr.ts";
import type { PageContext } from "../page/page-context.tsx";

/** "16.08.2026", "16/08/2026": a day in the visitor's zone, with its year. */
export function toDayText(atSeconds: number, { timeZone, t }: Pick<PageContext, "timeZone" | "t">): string {
  return writeDay(dayNumber(atSeconds, zoneOffsetHours(timeZone, atSeconds)), t);
}

/** The same of a day that is the same everywhere, by its midnight UTC. */
export const toDateText = (daySeconds: number, { t }: { readonly t: Messages }): string =>
  writeDay(dayNumber(daySeconds, 0), t);

function writeDay(epochDay: number, t: Messages): string {
  const { dayOfMonth, month } = dateParts(epochDay);
  const day = t.shortDate(dayOfMonth, month);
  const year = new Date(epochDay * 86_400_000).getUTCFullYear();
  return `${day}${day.endsWith(".") ? "" : "/"}${year}`;
}

/** Whole years between a day of birth and an instant. */
export function ageAt(birthSeconds: number, nowSeconds: number): number {
  const [birth, now] = [new Date(birthSeconds * 1000), new Date(nowSeconds * 1000)];
  const isBefore =
    now.getUTCMonth() < birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() < birth.getUTCDate());
  return now.getUTCFullYear() - birth.getUTCFullYear() - (isBefore ? 1 : 0);
}
