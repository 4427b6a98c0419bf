import type { Language } from "../../../../shared/texts/languages.ts";
import { ar } from "./ar.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import type { Texts } from "./origin-texts.ts";

/** One isolate answers in every language, so all are in the bundle. */
export const originTexts: Readonly<Record<Language, Texts>> = {
  fr,
  en,
  de,
  ar,
  cs,
  es,
  it,
  nl,
  pl,
  pt,
};

/** Every text that feeds are written with, in a language. */
export const textsIn = (lang: Language): Texts => originTexts[lang];
