import { toSearchLanguage, type SearchLanguage } from "./search-languages.ts";

// The platform's name for a language's order, where it is not the language's own.
const collationLocales: Readonly<Partial<Record<SearchLanguage, string>>> = {
  no: "nb",
  // Serbian names are written in both scripts; only the Latin order knows č, ć, dž and đ as letters.
  sr: "sr-Latn",
};

const collators = new Map<SearchLanguage, Intl.Collator>();

/** The order of names in a language: its own letters, digits as numbers ("2. Liga" before "10. Liga"). */
export function compareNames(tag: string): (one: string, other: string) => number {
  const lang = toSearchLanguage(tag);
  let collator = collators.get(lang);
  if (collator === undefined) {
    // A collator costs some hundred times what a comparison costs.
    collator = new Intl.Collator(collationLocales[lang] ?? lang, { numeric: true });
    collators.set(lang, collator);
  }
  return collator.compare;
}
