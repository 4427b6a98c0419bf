import type { AddressWords } from "../../shared/addresses/words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { SportTexts } from "../../shared/texts/shared-texts.ts";
import type { StatusTexts } from "../../shared/texts/status-texts.ts";
import type { Messages } from "./site/fr.ts";

/** The texts that every page has in one language, by section. `page-sections.ts` has the texts that only some pages need. */
export type AppTexts = {
  /** The frame, lists and rows. */
  readonly site: Messages;
  readonly addresses: AddressWords;
  readonly sports: SportTexts;
  readonly statuses: StatusTexts;
};

/** A language's texts of every page come together, in one file. */
export const catalogues: Readonly<Record<Language, () => Promise<AppTexts>>> = {
  fr: async () => (await import("./catalogues/fr.ts")).fr,
  en: async () => (await import("./catalogues/en.ts")).en,
  de: async () => (await import("./catalogues/de.ts")).de,
  ar: async () => (await import("./catalogues/ar.ts")).ar,
  cs: async () => (await import("./catalogues/cs.ts")).cs,
  es: async () => (await import("./catalogues/es.ts")).es,
  it: async () => (await import("./catalogues/it.ts")).it,
  nl: async () => (await import("./catalogues/nl.ts")).nl,
  pl: async () => (await import("./catalogues/pl.ts")).pl,
  pt: async () => (await import("./catalogues/pt.ts")).pt,
};
