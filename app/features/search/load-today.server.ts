import type { AppLoadContext } from "@remix-run/cloudflare";
import { placeKeys } from "../../../shared/places/place-keys.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { mainSports, todaysFeeds } from "../day/todays-feeds.server.ts";
import { readAll, type Found } from "./read-found.ts";
import { todaysNames } from "./todays-names.ts";

/** Competitions and competitors of today, for who opens the search; null where the day cannot be had. */
export async function loadToday(
  context: AppLoadContext,
  nowSeconds: number,
): Promise<readonly Readonly<Record<string, unknown>>[] | null> {
  const { visitor, variant } = context;
  const { lang } = variant;
  const sportIds = mainSports.map(({ id }) => id);
  const days = await loadFeeds(context, todaysFeeds(context, sportIds, nowSeconds));
  if (days.every((day) => day === null)) return null;
  const shown = mainSports.flatMap(({ id }, index) => {
    const day = days[index] ?? null;
    return day === null ? [] : [{ sportId: id, name: sportLabel(id, lang), leagues: readDay(day.body).leagues }];
  });
  const country = placeKeys(visitor.place).at(-1) ?? variant.country ?? "";
  return todaysNames(shown, country.toLowerCase(), lang);
}

/** The same as a page shows them. */
export const readToday = (names: readonly unknown[] | null): readonly Found[] => readAll(names ?? []);
