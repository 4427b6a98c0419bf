import type { Language } from "./languages.ts";

/** Which way a language is written; documents in one carry it as `dir`. */
export const directionOf = (lang: Language): "ltr" | "rtl" => (lang === "ar" ? "rtl" : "ltr");

/** `lang` and `dir` of a document's root: ` lang="ar" dir="rtl"`. Without `dir` a document is left to right. */
export const rootAttributes = (lang: Language): string =>
  ` lang="${lang}"${directionOf(lang) === "rtl" ? ' dir="rtl"' : ""}`;

/**
 * Text that is put into a line of the language and keeps its own direction: a name by its letters, figures from left to right with
 * their signs, points and per cent where they belong. Unchanged in a language from left to right.
 */
export const isolatedIn = (text: string, lang: Language): string =>
  directionOf(lang) === "rtl" && text !== "" ? `\u2068${text}\u2069` : text;
