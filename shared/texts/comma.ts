import type { Language } from "./languages.ts";

/** What parts the items of a line, as the language writes it, with the space behind it. */
export const commaIn = (lang: Language): string => (lang === "ar" ? "، " : ", ");

/** What parts items that have commas themselves. */
export const semicolonIn = (lang: Language): string => (lang === "ar" ? "؛ " : lang === "fr" ? "\u00A0; " : "; ");
