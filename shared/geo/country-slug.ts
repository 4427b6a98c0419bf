import { toSlug } from "../identity/slug.ts";
import type { Language } from "../texts/languages.ts";
import { countryOf } from "./countries.ts";

/** What addresses in a language name places and things in: they are in Latin letters, so Arabic ones have the English words. */
export const addressLanguage = (lang: Language): Language => (lang === "ar" ? "en" : lang);

/** A country in addresses: "espagne", "spain". */
export const countrySlug = (key: string, lang: Language): string => toSlug(countryOf(key, addressLanguage(lang)).name);
