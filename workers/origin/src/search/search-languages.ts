/** Languages whose accents and letters sorting and searching respect (A9.05). Any variant of English counts as `en`. */
export const searchLanguages = [
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "fi",
  "fr",
  "hr",
  "hu",
  "it",
  "lt",
  "nl",
  "no",
  "pl",
  "pt",
  "pt-br",
  "ro",
  "ru",
  "sk",
  "sl",
  "sr",
  "sv",
  "tr",
  "vi",
] as const;
export type SearchLanguage = (typeof searchLanguages)[number];

/** The language whose tables serve a language tag of any case ("en-GB", "pt_BR"); English serves those without any. */
export function toSearchLanguage(tag: string): SearchLanguage {
  const wanted = tag.toLowerCase().replace("_", "-");
  const base = wanted.split("-")[0];
  return searchLanguages.find((lang) => lang === wanted) ?? searchLanguages.find((lang) => lang === base) ?? "en";
}
