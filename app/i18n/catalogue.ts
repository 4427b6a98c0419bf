import { en } from "./en.ts";
import { fr, type Messages } from "./fr.ts";

const catalogues: Readonly<Record<string, Messages>> = { en, fr };

/** The texts of a language; French, the first market's, where there is no catalogue. */
export const messagesOf = (lang: string): Messages => catalogues[lang] ?? fr;
