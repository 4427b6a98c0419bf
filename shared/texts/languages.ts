/** The languages of the site, the first market's first. Each has a folder in `locales` (docs/translating.md). */
export const languages = ["fr", "en", "de", "cs", "es", "it", "nl", "pl", "pt", "ar"] as const;
export type Language = (typeof languages)[number];

/** On its own, so that the code of a page that needs no other language has no list of them. */
export const firstLanguage: Language = "fr";

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The language of a tag of any case ("en-GB", "pt_BR"); null for one that the site does not have. */
export function toLanguage(tag: string): Language | null {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return isLanguage(base) ? base : null;
}

/** Makes something for each language. */
export const byLanguage = <T>(of: (lang: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as Record<Language, T>;
