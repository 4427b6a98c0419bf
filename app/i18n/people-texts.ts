import type { Language } from "../../shared/texts/languages.ts";
import type { PeopleTexts } from "./people/fr.ts";
import { defineTexts } from "./texts.ts";

/** Here, not among the catalogues: what every page loads would name the files of these pages. */
const sections: Readonly<Record<Language, () => Promise<PeopleTexts>>> = {
  fr: async () => (await import("./people/fr.ts")).fr,
  en: async () => (await import("./people/en.ts")).en,
  de: async () => (await import("./people/de.ts")).de,
};

/** The texts of the pages of teams and players. */
export const peopleTexts = defineTexts((lang) => sections[lang]());
