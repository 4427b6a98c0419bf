import { toSlug } from "../addresses/slug.ts";
import type { Language } from "../texts/languages.ts";
import { countryOf } from "./countries.ts";

/** The language of the words in a page's addresses: addresses use Latin letters, so Arabic pages have English words. */
export const addressLanguage = (lang: Language): Language => (lang === "ar" ? "en" : lang);

/** A country in addresses: "espagne", "spain". */
export const countrySlug = (key: string, lang: Language): string => toSlug(countryOf(key, addressLanguage(lang)).name);
