import type { Language } from "./languages.ts";

/** The language's separator between the items of a line, with the space after it. */
export const commaIn = (lang: Language): string => (lang === "ar" ? "، " : ", ");

/** The separator between items that contain commas themselves. */
export const semicolonIn = (lang: Language): string => (lang === "ar" ? "؛ " : lang === "fr" ? "\u00A0; " : "; ");
