import type { Language } from "../../../shared/texts/languages.ts";
import { dayNumber } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { formatFollowedName } from "../../live/followed-names.ts";
import type { LocalClock } from "../../time/local-clock.ts";
import { toTargetDay } from "../day/target-day.ts";
import type { MyGames } from "./my-games.ts";
import { toDaysToLoad } from "./refresh.ts";

/** A day of a sport with followed games, and the feed that has them. Days count from 1970-01-01. */
export type SavedDay = { readonly sportId: number; readonly epochDay: number; readonly feedName: string };

export type ListWords = LocalClock & { readonly lang: Language };

/** The days of all sports whose lists have the followed games, today's of each sport among them (C4.21). @param sportsOfTeams sports of which today's list is wanted in any case */
export function toSavedDays(
  games: MyGames,
  { lang, timeZone, nowSeconds }: ListWords,
  sportsOfTeams: Iterable<number> = [],
): readonly SavedDay[] {
  const today = dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds));
  const wanted = toDaysToLoad(games);
  const more = [...sportsOfTeams].flatMap((sportId) => (wanted.has(sportId) ? [] : [[sportId, [0]] as const]));
  return [...wanted, ...more].flatMap(([sportId, days]) =>
    days.map((offset) => {
      const epochDay = today + offset;
      const { feedDay } = toTargetDay({ kind: "date", epochDay }, timeZone, nowSeconds);
      return {
        sportId,
        epochDay,
        feedName: formatFollowedName({ kind: "day", sportId, ...feedDay, lang, projectTypeId }),
      };
    }),
  );
}
