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
import type { Language } from "./languages.ts";
import type { SharedTexts } from "./shared-texts.ts";

/** The texts of all languages, for Workers and scripts, which serve every language. A browser loads only the sections that it needs. */
export const allTexts: Readonly<Record<Language, SharedTexts>> = {
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
