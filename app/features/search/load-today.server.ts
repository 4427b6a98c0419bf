import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { splitSports } from "../../../shared/feed/several-sports.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { placeKeys } from "../../../shared/geo/place-keys.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { toTargetDay } from "../day/target-day.ts";
import { readAll, type Found } from "./read-found.ts";
import { todaysNames } from "./todays-names.ts";

/** The sport whose whole day is looked through for competitions of the visitor's country. */
const mainSport = sportIds.soccer;

/** Competitions and competitors of today, for who opens the search; null where the day cannot be had. */
export async function loadToday(
  context: AppLoadContext,
  nowSeconds: number,
): Promise<readonly Readonly<Record<string, unknown>>[] | null> {
  const { visitor, variant } = context;
  const { lang } = variant;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const { tzHour, feedDay } = toTargetDay({ kind: "offset", offset: 0 }, timeZone, nowSeconds);
  const parts = { day: feedDay, tzHour, lang, projectTypeId };
  const [mixed = null, main = null] = await loadFeeds(context, [
    formatFeedName({ kind: "mixed-day", ...parts }),
    formatFeedName({ kind: "day", sportId: mainSport, ...parts }),
  ]);
  if (mixed === null) return null;
  const toSport = (sportId: number, body: string) => ({
    sportId,
    name: sportLabel(sportId, lang),
    leagues: readDay(body).leagues,
  });
  const sports = splitSports(mixed.body).map(({ sportId, body }) =>
    toSport(sportId, sportId === mainSport && main !== null ? main.body : body),
  );
  const country = placeKeys(visitor.place).at(-1) ?? variant.country ?? "";
  return todaysNames(sports, country.toLowerCase(), lang);
}

/** The same as a page shows them. */
export const readToday = (names: readonly unknown[] | null): readonly Found[] => readAll(names ?? []);
