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

/** All languages at once: for Workers and scripts, which serve each of them. A browser loads sections of its own. */
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
