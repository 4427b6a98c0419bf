import type { FeedNameParts } from "../../../../../shared/feed/feed-name-parts.ts";
import type { League, Schedule } from "../../../../../shared/timeline/schedule.ts";

type TennisType = FeedNameParts["tennisType"];

/** Singles, doubles or mixed doubles: pairs are printed with a stroke between their players. */
export function tennisTypeOf(league: Pick<League, "name">, { home }: Pick<Schedule, "home">): TennisType {
  if (!home.name.includes("/")) return "s";
  return /\bmix(?:te|ed)/i.test(league.name) ? "m" : "d";
}
