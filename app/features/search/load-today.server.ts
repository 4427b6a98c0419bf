import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { placeKeys } from "../../../shared/geo/place-keys.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { toTargetDay } from "../day/target-day.ts";
import { readAll, type Found } from "./read-found.ts";
import { todaysNames } from "./todays-names.ts";

/** The first sports of the catalogue, whose days what stands beside a list asks for too: no other ledger is woken by an open search. */
const mainSports = sports.slice(0, 12);

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
  const days = await loadFeeds(
    context,
    mainSports.map(({ id }) => formatFeedName({ kind: "day", sportId: id, ...parts })),
  );
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
