import type { AddressWords } from "../../shared/addresses/words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { RankingTexts, SportTexts } from "../../shared/texts/shared-texts.ts";
import type { StatusTexts } from "../../shared/texts/status-texts.ts";
import { de } from "./catalogues/de.ts";
import { en } from "./catalogues/en.ts";
import { fr } from "./catalogues/fr.ts";
import type { MatchTexts } from "./match/fr.ts";
import type { PeopleTexts } from "./people/fr.ts";
import type { ReadingTexts } from "./reading/fr.ts";
import type { Messages } from "./site/fr.ts";

/** What pages say in one language, by section. A page loads the sections that it shows, in its own language. */
export type AppTexts = {
  /** The frame, lists and rows. */
  readonly site: Messages;
  /** The page of a match. */
  readonly match: MatchTexts;
  /** The pages of teams and players. */
  readonly people: PeopleTexts;
  /** The pages of rankings and news. */
  readonly reading: ReadingTexts;
  readonly rankings: RankingTexts;
  readonly addresses: AddressWords;
  readonly sports: SportTexts;
  readonly statuses: StatusTexts;
};

/** How each section of a language is loaded. */
export type AppCatalogue = { readonly [S in keyof AppTexts]: () => Promise<AppTexts[S]> };

export const catalogues: Readonly<Record<Language, AppCatalogue>> = { fr, en, de };
