import { toSlug } from "../../identity/slug.ts";
import type { League } from "../../timeline/schedule.ts";

/** What rules, zones and rankings name a competition by: country key and slug, "FR/ligue-1". */
export const competitionKey = ({ countryKey, name }: Pick<League, "countryKey" | "name">): string =>
  `${countryKey}/${toSlug(name)}`;
