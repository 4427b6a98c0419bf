import type { Language } from "./languages.ts";

/** What parts the items of a line, as the language writes it, with the space behind it. */
export const commaIn = (lang: Language): string => (lang === "ar" ? "، " : ", ");
