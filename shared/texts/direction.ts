import type { Language } from "./languages.ts";

/** Which way a language is written; documents in one carry it as `dir`. */
export const directionOf = (lang: Language): "ltr" | "rtl" => (lang === "ar" ? "rtl" : "ltr");

/** `lang` and `dir` of a document's root: ` lang="ar" dir="rtl"`. Without `dir` a document is left to right. */
export const rootAttributes = (lang: Language): string =>
  ` lang="${lang}"${directionOf(lang) === "rtl" ? ' dir="rtl"' : ""}`;
