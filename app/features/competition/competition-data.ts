import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import type { PageLinks } from "../page/page-links.ts";
import type { NeighbourEntry } from "../../../shared/addresses/directory.ts";
import type { ShownSection } from "./competition-sections.ts";

export type SeasonChoice = {
  /** "2026-2027" */
  readonly season: string;
  /** As it stands in addresses: null for the current one. */
  readonly addressSeason: string | null;
};

/** What stays while the sections of one season change. */
export type CompetitionData = SeasonChoice & {
  readonly sportId: number;
  readonly name: string;
  readonly slug: string;
  /** As a league that a visitor may pin. */
  readonly pin: PinnableLeague;
  /** Of its tournament and of the season's stage, as feeds name them. */
  readonly ids: readonly string[];
  /** Those that are pinned for who has pinned none. */
  readonly top: readonly PinnableLeague[];
  readonly country: { readonly id: string; readonly name: string; readonly flag: string; readonly slug: string };
  /** The latest first. */
  readonly seasons: readonly SeasonChoice[];
  /** The sections that this season has, in order. */
  readonly sections: readonly ShownSection[];
  /** Races and tournaments of many starters. */
  readonly isField: boolean;
  /** The other competitions of the same tournament and season, by start. */
  readonly neighbours: readonly NeighbourEntry[];
  /** In the visitor's zone; days count from 1970-01-01. */
  readonly todayEpochDay: number;
  readonly nowSeconds: number;
  readonly links: PageLinks;
  readonly section: ShownSection;
  /** Of results and fixtures, from 1. */
  readonly page: number;
};
