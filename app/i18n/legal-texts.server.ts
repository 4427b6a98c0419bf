import type { LegalDocument } from "../../shared/addresses/plain-pages.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { de } from "./legal/de.ts";
import { en } from "./legal/en.ts";
import { fr, type LegalText } from "./legal/fr.ts";

/** A page brings its own text as data: no browser loads the others. */
export const legalTexts: Readonly<Record<Language, Readonly<Record<LegalDocument, LegalText>>>> = { fr, en, de };
