import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./rules/ar.ts";
import { cs } from "./rules/cs.ts";
import { de } from "./rules/de.ts";
import { en } from "./rules/en.ts";
import { es } from "./rules/es.ts";
import { fr, type RulesTexts } from "./rules/fr.ts";
import { it } from "./rules/it.ts";
import { nl } from "./rules/nl.ts";
import { pl } from "./rules/pl.ts";
import { pt } from "./rules/pt.ts";

/** The page brings its own text as data: no browser loads the others. */
export const rulesTexts: Readonly<Record<Language, RulesTexts>> = {
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
