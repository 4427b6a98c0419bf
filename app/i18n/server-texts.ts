import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./server/ar.ts";
import { cs } from "./server/cs.ts";
import { de } from "./server/de.ts";
import { en } from "./server/en.ts";
import { es } from "./server/es.ts";
import { fr, type ServerTexts } from "./server/fr.ts";
import { it } from "./server/it.ts";
import { nl } from "./server/nl.ts";
import { pl } from "./server/pl.ts";
import { pt } from "./server/pt.ts";

/** All languages at once, so that the server waits for nothing. No browser code may import it. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
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
