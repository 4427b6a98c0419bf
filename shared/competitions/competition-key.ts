import { toSlug } from "../addresses/slug.ts";
import type { League } from "../timeline/schedule.ts";

/** The key by which rules, zones and rankings name a competition: country key and slug, "FR/ligue-1". */
export const competitionKey = ({ countryKey, name }: Pick<League, "countryKey" | "name">): string =>
  `${countryKey}/${toSlug(name)}`;
