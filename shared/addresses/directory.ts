import type { TournamentType } from "../competitions/tournament-types.ts";
import type { Language } from "../texts/languages.ts";
import type { ListedPage } from "./listed-pages.ts";

/**
 * Questions that resolve the addresses of a sport's countries and competitions: addresses name things by slugs, feeds by
 * ids. The origin's entry point `OriginServices.directory` answers them.
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
  /** `top` asks for the top tournaments alone, which are pinned for a visitor who has pinned none (C3.26). */
  | { readonly kind: "countries"; readonly sportId: number; readonly top: boolean; readonly lang: Language }
  /** Which countries and categories have pages; changes of events before an instant (unix seconds) do not count. */
  | { readonly kind: "groups"; readonly sportId: number; readonly lang: Language; readonly changedSinceSeconds: number }
  /** The event that begins next in a sport, in one tournament or in any (null). */
  | { readonly kind: "next"; readonly sportId: number; readonly tournamentId: string | null; readonly lang: Language }
  /** When a sport's lists of days begin and end. */
  | { readonly kind: "days"; readonly sportId: number }
  /** The page of a stage. */
  | {
      readonly kind: "stage";
      readonly sportId: number;
      readonly tournamentId: string;
      readonly stageId: string;
      readonly lang: Language;
    }
  /** The competition of a template, which is one through all its seasons. */
  | { readonly kind: "template"; readonly sportId: number; readonly templateId: string; readonly lang: Language };

/** The slug of a country or a competition in the addresses of each language. */
export type Slugs = Readonly<Record<Language, string>>;

export type CountryEntry = {
  /** The id in feeds (`ZB`). */
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
  /** Takes the place of a country's slug in the address of its page; null if the sport has no category pages. */
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
  /** For a category: the category's name and slugs, with the id and flag of the country of its highest-ranked competition. */
  readonly country: CountryEntry;
  readonly isCategory: boolean;
  /** The one tournament of all competitions of a category: its league key (C3.19) and id; null if they are of several tournaments. */
  readonly series: { readonly key: string; readonly tournamentId: string } | null;
  /** The most important first. */
  readonly competitions: readonly GroupedCompetition[];
  /** By start: each competition's last event before now and next one after it, in seasons of this year and the next; empty in duel sports. */
  readonly starts: readonly StartEntry[];
  /** The first competition of a country in which everybody meets everybody, and the ids of its season; null if there is none. */
  readonly table: (CompetitionName & { readonly tournamentId: string; readonly stageId: string }) | null;
};

/** A competition that a visitor can pin. */
export type ListedCompetition = CompetitionName & {
  /** Its key among a visitor's leagues, the same in every season (C3.19). */
  readonly leagueKey: string;
  readonly type: TournamentType;
  /** Its importance among those of its sport; lower comes first. */
  readonly rank: number;
};

export type ListedCountry = {
  readonly name: string;
  readonly flag: string;
  /** In the language of the question. */
  readonly slug: string;
  /** The most important first. */
  readonly competitions: readonly ListedCompetition[];
};

/** The countries in which a sport has such a competition, the most important first. */
export type CountriesAnswer = { readonly kind: "countries"; readonly countries: readonly ListedCountry[] };

export type SeasonEntry = {
  /** The season's word in addresses: "2026-2027" or "2026". */
  readonly season: string;
  /** If the season has several stages: the one that began last, or, before any has begun, the one that begins next. */
  readonly stageId: string;
};

/** Another competition of the same tournament and season: a race of a championship, a tournament of a tour. */
export type NeighbourEntry = CompetitionName & {
  readonly stageId: string;
  readonly startSeconds: number;
  /** When any of its events last changed; absent where the answer does not say. */
  readonly changedSeconds?: number;
  /** Whether all its events are cancelled; absent where the answer does not say. */
  readonly isCancelled?: boolean;
};
/** The same with the slug of its country, in the language of the question. */
export type StartEntry = NeighbourEntry & { readonly country: string };

export type CompetitionAnswer = {
  readonly kind: "competition";
  readonly country: CountryEntry;
  readonly name: string;
  readonly slugs: Slugs;
  readonly leagueKey: string;
  readonly type: TournamentType;
  /** The sport's top tournaments, by country: they are pinned for a visitor who has pinned none (C3.26). */
  readonly top: readonly ListedCountry[];
  readonly tournamentId: string;
  /** Whether the tournament has other competitions with addresses of their own: a feed of the tournament would include their events. */
  readonly isPart: boolean;
  readonly current: SeasonEntry;
  /** The latest first. */
  readonly past: readonly SeasonEntry[];
  /** By start; empty unless `isPart`. */
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

export type TemplateAnswer = Pick<StageAnswer, "country" | "competition"> & { readonly kind: "template" };

export type NextAnswer = { readonly kind: "next"; readonly next: StartEntry | null };

/** When the first and the last event start that a list of a day can have, in unix seconds; null without any event. */
export type DaysAnswer = {
  readonly kind: "days";
  readonly span: { readonly firstSeconds: number; readonly lastSeconds: number } | null;
};

export type GroupsAnswer = { readonly kind: "groups"; readonly pages: readonly ListedPage[] };

export type DirectoryAnswer =
  | CountriesAnswer
  | CountryAnswer
  | CompetitionAnswer
  | DaysAnswer
  | GroupsAnswer
  | NextAnswer
  | StageAnswer
  | TemplateAnswer;

/** The words of a season in an address: "2026/27" and "2026-27" are "2026-2027"; null for a text that names no year. */
export function toSeasonWord(season: string): string | null {
  const [, first, last] = /^(\d{4})(?:\s?[-/–]\s?(\d{2}|\d{4}))?$/.exec(season.trim()) ?? [];
  if (first === undefined) return null;
  if (last === undefined) return first;
  return `${first}-${last.length === 4 ? last : `${last < first.slice(2) ? Number(first.slice(0, 2)) + 1 : first.slice(0, 2)}${last}`}`;
}
