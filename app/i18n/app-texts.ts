import type { AddressWords } from "../../shared/addresses/words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { SportTexts } from "../../shared/texts/shared-texts.ts";
import type { StatusTexts } from "../../shared/texts/status-texts.ts";
import type { Messages } from "./site/fr.ts";

/** What every page says in one language, by section. What some pages say besides is in `page-sections.ts`. */
export type AppTexts = {
  /** The frame, lists and rows. */
  readonly site: Messages;
  readonly addresses: AddressWords;
  readonly sports: SportTexts;
  readonly statuses: StatusTexts;
};

/** A language's texts of every page come together, in one file. */
export const catalogues: Readonly<Record<Language, () => Promise<AppTexts>>> = {
  fr: () => import("./catalogues/fr.ts"),
  en: () => import("./catalogues/en.ts"),
  de: () => import("./catalogues/de.ts"),
};
