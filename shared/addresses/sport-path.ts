import type { Sport } from "../sports/catalogue.ts";
import type { Language } from "../texts/languages.ts";
import { sportOfPath } from "./sport-words.ts";
import { addressWords } from "./words.ts";

/** The sport whose addresses begin with `path` in that language; null if no sport's do (C1.02). */
export const sportByPath = (lang: Language, path: string): Sport | null => sportOfPath(path, addressWords[lang]);
