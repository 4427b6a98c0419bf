import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import type { PageLinks } from "../page/page-links.ts";
import type { NeighbourEntry } from "../../../shared/addresses/directory.ts";
import type { ShownSection } from "./competition-sections.ts";

export type SeasonChoice = {
  /** "2026-2027" */
  readonly season: string;
  /** The season as addresses spell it; null for the current one. */
  readonly addressSeason: string | null;
};

/** The data that all sections of one season share. */
export type CompetitionData = SeasonChoice & {
  readonly sportId: number;
  readonly name: string;
  readonly slug: string;
  /** The competition as a league that a visitor can pin. */
  readonly pin: PinnableLeague;
  /** The ids of the tournament and of the season's stage, as in feeds. */
  readonly ids: readonly string[];
  /** The leagues that are pinned for a visitor who has pinned none. */
  readonly top: readonly PinnableLeague[];
  readonly country: { readonly id: string; readonly name: string; readonly flag: string; readonly slug: string };
  /** The latest season comes first. */
  readonly seasons: readonly SeasonChoice[];
  /** The sections that this season has, in order. */
  readonly sections: readonly ShownSection[];
  /** Whether it has races or tournaments with many starters. */
  readonly isField: boolean;
  /** The other competitions of the same tournament and season, by start. */
  readonly neighbours: readonly NeighbourEntry[];
  /** Today in the visitor's time zone, in days since 1970-01-01. */
  readonly todayEpochDay: number;
  readonly nowSeconds: number;
  readonly links: PageLinks;
  readonly section: ShownSection;
  /** The page number in results and fixtures, from 1. */
  readonly page: number;
};
