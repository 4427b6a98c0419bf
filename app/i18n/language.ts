import { isLanguage, type Language } from "../../shared/sports/languages.ts";

/** A variant's language among those that have texts; French, the first market's, where it has none. */
export const toLanguage = (lang: string): Language => (isLanguage(lang) ? lang : "fr");
