import { all } from "#texts/frame/addresses.all.js";
import type { SportName } from "../sports/sport-ids.ts";
import type { Language } from "../texts/languages.ts";
import type { CompetitionSection, MatchTab, PlayerSection, TeamSection } from "./address.ts";

/** The words of addresses in one language. A page's first part has none: "". */
export type AddressWords = {
  /** First segments of what belongs to a sport. */
  readonly sports: Readonly<Record<SportName, string>>;
  /** Other first segments; none may be a sport's. */
  readonly rooms: {
    /** The same in every language: a game's page, its calendar file and its picture are at one address. */
    readonly match: string;
    readonly team: string;
    readonly player: string;
    readonly ranking: string;
    readonly news: string;
    readonly tv: string;
    readonly mixed: string;
    readonly search: string;
    readonly settings: string;
    readonly mobile: string;
  };
  /** Segments behind a sport's or a country's; no country and no competition has such a slug. */
  readonly lists: { readonly strength: string };
  readonly match: Readonly<Record<MatchTab, string>>;
  readonly competition: Readonly<Record<CompetitionSection, string>>;
  readonly team: Readonly<Record<TeamSection, string>>;
  readonly player: Readonly<Record<PlayerSection, string>>;
};

/** A page in one language may link to another, so every language is loaded. */
export const addressWords: Readonly<Record<Language, AddressWords>> = all;
