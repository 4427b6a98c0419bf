import type { LegalDocument } from "../../shared/addresses/plain-words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./legal/ar.ts";
import { cs } from "./legal/cs.ts";
import { de } from "./legal/de.ts";
import { en } from "./legal/en.ts";
import { es } from "./legal/es.ts";
import { fr, type LegalText } from "./legal/fr.ts";
import { it } from "./legal/it.ts";
import { nl } from "./legal/nl.ts";
import { pl } from "./legal/pl.ts";
import { pt } from "./legal/pt.ts";

/** A page brings its own text as data: no browser loads the others. */
export const legalTexts: Readonly<Record<Language, Readonly<Record<LegalDocument, LegalText>>>> = {
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
