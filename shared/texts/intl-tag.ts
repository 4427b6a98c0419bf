import type { Language } from "./languages.ts";

/** Scores, minutes and prices have Latin digits in every language, so dates and numbers beside them have too. */
export const intlTag = (lang: string): string => (lang === ("ar" satisfies Language) ? "ar-u-nu-latn" : lang);
