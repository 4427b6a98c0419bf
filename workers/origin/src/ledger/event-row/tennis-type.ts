import type { FeedNameParts } from "../../../../../shared/wire/feed-name-parts.ts";
import type { League, Schedule } from "../../../../../shared/timeline/schedule.ts";

type TennisType = FeedNameParts["tennisType"];

/** Whether a side is two players, which are printed with a stroke between them: "Zverev A. / Bublik A.". */
export const isPair = (name: string): boolean => name.includes("/");

/** Singles, doubles or mixed doubles. */
export function tennisTypeOf(league: Pick<League, "name">, { home }: Pick<Schedule, "home">): TennisType {
  if (!isPair(home.name)) return "s";
  return /\bmix(?:te|ed)/i.test(league.name) ? "m" : "d";
}
