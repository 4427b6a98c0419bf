import type { AddressWords } from "../../shared/addresses/words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { SportTexts } from "../../shared/texts/shared-texts.ts";
import type { StatusTexts } from "../../shared/texts/status-texts.ts";
import { de } from "./catalogues/de.ts";
import { en } from "./catalogues/en.ts";
import { fr } from "./catalogues/fr.ts";
import type { CompetitionTexts } from "./competition/fr.ts";
import type { MatchTexts } from "./match/fr.ts";
import type { Messages } from "./site/fr.ts";
import type { StandingsTexts } from "./standings/fr.ts";

/** What pages say in one language, by section. A page loads the sections that it shows, in its own language. */
export type AppTexts = {
  /** The frame, lists and rows. */
  readonly site: Messages;
  /** The page of a match. */
  readonly match: MatchTexts;
  /** Tables of leagues. */
  readonly standings: StandingsTexts;
  /** The pages of a competition and of a country. */
  readonly competition: CompetitionTexts;
  readonly addresses: AddressWords;
  readonly sports: SportTexts;
  readonly statuses: StatusTexts;
};

/** How each section of a language is loaded. */
export type AppCatalogue = { readonly [S in keyof AppTexts]: () => Promise<AppTexts[S]> };

export const catalogues: Readonly<Record<Language, AppCatalogue>> = { fr, en, de };
