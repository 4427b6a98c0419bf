import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./consent/ar.ts";
import { cs } from "./consent/cs.ts";
import { de } from "./consent/de.ts";
import { en } from "./consent/en.ts";
import { es } from "./consent/es.ts";
import { fr, type ConsentTexts } from "./consent/fr.ts";
import { it } from "./consent/it.ts";
import { nl } from "./consent/nl.ts";
import { pl } from "./consent/pl.ts";
import { pt } from "./consent/pt.ts";

/** Documents bring the banner with them: no browser loads a language of it. */
export const consentTexts: Readonly<Record<Language, ConsentTexts>> = {
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
