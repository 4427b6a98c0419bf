import type { Sport } from "../../shared/sports/catalogue.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { sportOfPath } from "../../shared/addresses/sport-words.ts";
import { addressWords } from "../../shared/addresses/words.ts";

/** The sport whose addresses begin with `path` in that language; null if no sport's do (C1.02). */
export const sportByPath = (lang: Language, path: string): Sport | null => sportOfPath(path, addressWords[lang]);
