import { placeKeys } from "../places/place-keys.ts";
import type { Place } from "../places/place.ts";

/**
 * Bookmaker settings by place, as operators write them: a key is `country:subdivision`, `country` or `default`; a flag
 * is the text "0" for off, and on with any other text or none (A3.06).
 */
export const geoFlags = [
  "clickable",
  "show_odds_comparison_tab",
  "show_bookmaker_logo_in_summary",
  "logo_to_text_match_summary",
  "logo_to_text_bonus",
  "show_bookmaker_logo_odds_comparison",
  "clickable_bookmaker_logo_in_summary",
  "clickable_bookmaker_logo_odds_comparison",
  "odds_background_in_odds_comparison",
] as const;
export type GeoFlag = (typeof geoFlags)[number];

export type GeoGroup = Readonly<Partial<Record<GeoFlag, string>>> & {
  /** Ids of the bookmakers that may be named, the main one first; none for all that the place's policy names. */
  readonly bookmakerIds: readonly number[];
};
export type GeoGroups = Readonly<Record<string, GeoGroup>>;

/** The group with the most specific key decides alone; codes are in upper case. */
export function geoGroupFor(groups: GeoGroups, place: Pick<Place, "country" | "subdivision">): GeoGroup | null {
  const key = [...placeKeys(place), "default"].find((key) => Object.hasOwn(groups, key));
  return key === undefined ? null : (groups[key] ?? null);
}

export const isGeoFlagOn = (group: GeoGroup, flag: GeoFlag): boolean => group[flag] !== "0";

export const mainBookmakerId = (group: GeoGroup): number | null => group.bookmakerIds[0] ?? null;

/** The prematch odds tab; where bookmakers may not be clicked it has another name (A3.09). */
export const prematchOddsTab = ({ clickable }: Readonly<Record<"clickable", boolean>>): OddsTabForm =>
  clickable ? "odds-comparison" : "odds-comparison-unclickable";
export type OddsTabForm = "odds-comparison" | "odds-comparison-unclickable";
