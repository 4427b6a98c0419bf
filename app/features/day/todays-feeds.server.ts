import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { toTargetDay } from "./target-day.ts";

/** The first sports of the catalogue, those of the bar among them. Parts of a page ask for their days alone, so that no other ledger is woken. */
export const mainSports = sports.slice(0, 12);

/** The names of the feeds of today, by the visitor's clock: one for each sport. */
export function todaysFeeds(
  { visitor, variant }: AppLoadContext,
  sportIds: readonly number[],
  nowSeconds: number,
): readonly string[] {
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const { feedDay } = toTargetDay({ kind: "offset", offset: 0 }, timeZone, nowSeconds);
  const { lang } = variant;
  return sportIds.map((sportId) => formatFeedName({ kind: "day", sportId, ...feedDay, lang, projectTypeId }));
}
