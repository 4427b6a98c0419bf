import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** The address of a legal page. */
export const plainLinkOf = (document: "terms" | "privacy", lang: Language): string =>
  spellPlainPage({ kind: "legal", document }, lang);
