import type { Language } from "../sports/languages.ts";
import type { CompetitionSection, MatchTab, PlayerSection, TeamSection } from "./address.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";

/** The words of addresses in one language. A page's first part has none: "". */
export type AddressWords = {
  /** First segments; none may be a sport's. */
  readonly rooms: {
    readonly match: string;
    readonly team: string;
    readonly player: string;
    readonly ranking: string;
    readonly news: string;
    readonly tv: string;
    readonly search: string;
    readonly settings: string;
    readonly mobile: string;
  };
  readonly match: Readonly<Record<MatchTab, string>>;
  readonly competition: Readonly<Record<CompetitionSection, string>>;
  readonly team: Readonly<Record<TeamSection, string>>;
  readonly player: Readonly<Record<PlayerSection, string>>;
};

/** A language more is a file more. */
export const addressWords: Readonly<Record<Language, AddressWords>> = { fr, en };
