import type { CountryTab, GamesTab, ListQuery } from "./list-query.ts";

/** Tabs of a match. The summary is the first, and has no word in the address. */
export const matchTabs = [
  "summary",
  "statistics",
  "lineUps",
  "playerStatistics",
  "commentary",
  "pointByPoint",
  "headToHead",
  "standings",
  "draw",
  "odds",
  "news",
  "highlights",
  "series",
  "report",
  "laps",
  "rounds",
  "stages",
  "holes",
  "grid",
  "results",
] as const;
export type MatchTab = (typeof matchTabs)[number];

export const competitionSections = [
  "summary",
  "statistics",
  "results",
  "fixtures",
  "standings",
  "chances",
  "whatIf",
  "forecasts",
  "draw",
  "scorers",
  "archive",
  "odds",
  "news",
] as const;
export type CompetitionSection = (typeof competitionSections)[number];

export const teamSections = ["summary", "results", "fixtures", "squad", "transfers", "absences", "news"] as const;
export type TeamSection = (typeof teamSections)[number];

export const playerSections = ["summary", "matches", "transfers", "injuries"] as const;
export type PlayerSection = (typeof playerSections)[number];

/**
 * Every kind of page with an address. Slugs are lower-case words joined by hyphens (`toSlug`); ids are those of the
 * feeds. An address with a wrong slug redirects to the right one.
 */
export type Address =
  | ({ readonly kind: "list"; readonly sportId: number } & ListQuery)
  | { readonly kind: "match"; readonly eventId: string; readonly tab: MatchTab }
  /** A country or a category of a sport: its current games and those close to now, or one of its tabs. */
  | { readonly kind: "country"; readonly sportId: number; readonly country: string; readonly category?: CountryTab }
  | {
      readonly kind: "competition";
      readonly sportId: number;
      readonly country: string;
      readonly competition: string;
      /** "2025" or "2025-2026"; null for the current one. */
      readonly season: string | null;
      readonly section: CompetitionSection;
      /** The page number of results or fixtures, from 2; absent for the first page. */
      readonly page?: number;
    }
  | { readonly kind: "team"; readonly slug: string; readonly id: string; readonly section: TeamSection }
  | { readonly kind: "player"; readonly slug: string; readonly id: string; readonly section: PlayerSection }
  /** The sides of a sport by strength, those of a country if it is not null. */
  | { readonly kind: "strength"; readonly sportId: number; readonly country: string | null }
  | { readonly kind: "rankings" }
  | { readonly kind: "ranking"; readonly slug: string; readonly id: string }
  /** The news of a sport; of all sports if null. */
  | { readonly kind: "news"; readonly sportId: number | null }
  | { readonly kind: "article"; readonly slug: string; readonly id: string }
  /** The programme of a day (days since 1970-01-01); of today if null. */
  | { readonly kind: "tv"; readonly epochDay: number | null }
  /** The main games of all sports on a day (today if null): all of them, or those of a tab. */
  | { readonly kind: "mixed"; readonly epochDay: number | null; readonly category?: GamesTab }
  | { readonly kind: "search"; readonly query: string }
  | { readonly kind: "settings" }
  | { readonly kind: "mobile" };
