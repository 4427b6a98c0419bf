import type { Language } from "../../../../shared/texts/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Texts } from "./origin-texts.ts";

/** One isolate answers in every language, so all are in the bundle. */
export const originTexts: Readonly<Record<Language, Texts>> = { fr, en, de };

/** Every text that feeds are written with, in a language. */
export const textsIn = (lang: Language): Texts => originTexts[lang];
