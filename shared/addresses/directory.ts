import type { TournamentType } from "../sports/tournament-types.ts";
import type { Language } from "../texts/languages.ts";
import type { ListedPage } from "./listed-pages.ts";

/**
 * What the addresses of a sport's countries and competitions stand for. An address names a thing by slugs; feeds name it by
 * ids. Questions and answers of the origin's entry point `OriginServices.directory`.
 */
export type DirectoryQuestion =
  | { readonly kind: "country"; readonly sportId: number; readonly country: string; readonly lang: Language }
  | {
      readonly kind: "competition";
      readonly sportId: number;
      readonly country: string;
      readonly competition: string;
      readonly lang: Language;
    }
  | { readonly kind: "countries"; readonly sportId: number; readonly lang: Language }
  /** Which countries and categories have pages; changes of events before an instant (unix seconds) do not count. */
  | { readonly kind: "groups"; readonly sportId: number; readonly lang: Language; readonly changedSinceSeconds: number }
  /** What begins next in a sport, of one tournament or of any (null). */
  | { readonly kind: "next"; readonly sportId: number; readonly tournamentId: string | null; readonly lang: Language }
  /** Which page a stage has. */
  | {
      readonly kind: "stage";
      readonly sportId: number;
      readonly tournamentId: string;
      readonly stageId: string;
      readonly lang: Language;
    };

/** How addresses of each language spell a country or a competition. */
export type Slugs = Readonly<Record<Language, string>>;

export type CountryEntry = {
  /** As feeds name it (`ZB`). */
  readonly id: string;
  /** In the language of the question, like all names. */
  readonly name: string;
  readonly flag: string;
  readonly slugs: Slugs;
};

/** A competition in a list, named and spelt in the language of the question. */
export type CompetitionName = { readonly name: string; readonly slug: string };

/** A tour, a championship or a game whose tournaments are competitions of their own: "PGA Tour" (C1.05). */
export type CategoryName = {
  readonly name: string;
  /** In the place of a country's in the address of its page; null where the sport has no pages of categories. */
  readonly slug: string | null;
};

/** A competition of a country's or a category's page. */
export type GroupedCompetition = CompetitionName & {
  /** The country of its address, in the language of the question. */
  readonly country: string;
  readonly category: CategoryName | null;
};

export type CountryAnswer = {
  readonly kind: "country";
  /** Of a category: its name and slugs, with the id and the flag of the country that most of it is in. */
  readonly country: CountryEntry;
  readonly isCategory: boolean;
  /** What all competitions of a category are editions of, by its key among a visitor's leagues (C3.19) and the id of its tournament; null where they are of several. */
  readonly series: { readonly key: string; readonly tournamentId: string } | null;
  /** The most important first. */
  readonly competitions: readonly GroupedCompetition[];
  /** By start: the events of this year and the next one in a sport without duels, of each competition the one before now and the one after; none of other sports. */
  readonly starts: readonly StartEntry[];
  /** The first competition of a country in which everybody meets everybody, and the ids of its season; null where there is none. */
  readonly table: (CompetitionName & { readonly tournamentId: string; readonly stageId: string }) | null;
};

/** A competition of which a visitor may keep the page at hand. */
export type ListedCompetition = CompetitionName & {
  /** What it is called among a visitor's leagues, the same in every season (C3.19). */
  readonly leagueKey: string;
  readonly type: TournamentType;
};

export type ListedCountry = {
  readonly name: string;
  readonly flag: string;
  /** In the language of the question. */
  readonly slug: string;
  /** The most important first. */
  readonly competitions: readonly ListedCompetition[];
};

/** Every country in which a sport has a competition, the most important first. */
export type CountriesAnswer = { readonly kind: "countries"; readonly countries: readonly ListedCountry[] };

export type SeasonEntry = {
  /** As addresses write it: "2026-2027" or "2026". */
  readonly season: string;
  /** Of several stages the one that began last, else the one that begins next. */
  readonly stageId: string;
};

/** Another competition of the same tournament and season: a race of a championship, a tournament of a tour. */
export type NeighbourEntry = CompetitionName & { readonly stageId: string; readonly startSeconds: number };
/** The same with the slug of its country, in the language of the question. */
export type StartEntry = NeighbourEntry & { readonly country: string };

export type CompetitionAnswer = {
  readonly kind: "competition";
  readonly country: CountryEntry;
  readonly name: string;
  readonly slugs: Slugs;
  readonly leagueKey: string;
  readonly type: TournamentType;
  /** Countries with the competitions that are pinned for who has pinned none (C3.26): the sport's top tournaments. */
  readonly top: readonly ListedCountry[];
  readonly tournamentId: string;
  /** Whether the tournament has other competitions with addresses of their own: feeds of a tournament would have theirs as well. */
  readonly isPart: boolean;
  readonly current: SeasonEntry;
  /** The latest first. */
  readonly past: readonly SeasonEntry[];
  /** By start; none of a competition that is not a part. */
  readonly neighbours: readonly NeighbourEntry[];
};

/** The parts of the address of a competition's season. */
export type StageAnswer = {
  readonly kind: "stage";
  readonly country: string;
  readonly competition: string;
  /** Null for the current one. */
  readonly season: string | null;
};

export type NextAnswer = { readonly kind: "next"; readonly next: StartEntry | null };

export type GroupsAnswer = { readonly kind: "groups"; readonly pages: readonly ListedPage[] };

export type DirectoryAnswer =
  | CountriesAnswer
  | CountryAnswer
  | CompetitionAnswer
  | GroupsAnswer
  | NextAnswer
  | StageAnswer;

/** The words of a season in an address: "2026/27" and "2026-27" are "2026-2027"; null for a text that names no year. */
export function toSeasonWord(season: string): string | null {
  const [, first, last] = /^(\d{4})(?:\s?[-/–]\s?(\d{2}|\d{4}))?$/.exec(season.trim()) ?? [];
  if (first === undefined) return null;
  if (last === undefined) return first;
  return `${first}-${last.length === 4 ? last : `${last < first.slice(2) ? Number(first.slice(0, 2)) + 1 : first.slice(0, 2)}${last}`}`;
}
