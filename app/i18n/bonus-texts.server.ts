import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./bonus/ar.ts";
import { cs } from "./bonus/cs.ts";
import { de } from "./bonus/de.ts";
import { en } from "./bonus/en.ts";
import { es } from "./bonus/es.ts";
import { fr, type BonusTexts } from "./bonus/fr.ts";
import { it } from "./bonus/it.ts";
import { nl } from "./bonus/nl.ts";
import { pl } from "./bonus/pl.ts";
import { pt } from "./bonus/pt.ts";

/** The page brings its own text as data: no browser loads the others. */
export const bonusTexts: Readonly<Record<Language, BonusTexts>> = {
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
