import { int, text, type Fields } from "./field.ts";

/** Cells of a league row (`ZA`). */
export const leagueFields = {
  /** "COUNTRY: League", in the feed's language. */
  title: text("ZA"),
  templateId: text("ZEE"),
  countryId: text("ZB"),
  countryName: text("ZY"),
  stageId: text("ZC"),
  tournamentId: text("ZE"),
  /** t, p, s or c (C3.06). */
  type: text("ZD"),
  sourceType: int("ZF"),
  /** `{countryId}_{templateId}`. */
  templateKey: text("ZH"),
  path: text("ZL"),
  sortKey: text("ZX"),
  categoryName: text("ZAF"),
  /** Flag key for the site's sprite: ISO 3166-1 alpha-2 in lower case, or gb-eng, eu, world. Our own key. */
  flag: text("TFL"),
} as const;

export type LeagueFields = Fields<typeof leagueFields>;
