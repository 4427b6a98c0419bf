import { all as bonusTexts } from "#texts/pages/bonus.all.js";
import { all as consentTexts } from "#texts/pages/consent.all.js";
import { all as frameTexts } from "#texts/frame/site.all.js";
import { all as allLegalTexts } from "#texts/pages/legal.all.js";
import { all as rulesTexts, type Texts as RulesTexts } from "#texts/pages/rules.all.js";
import { all as serverTexts, type Texts as ServerTexts } from "#texts/pages/server.all.js";
import type { LegalDocument } from "../../shared/addresses/plain-words.ts";
import type { Language } from "../../shared/texts/languages.ts";

// Texts in every language at once, so that the server waits for nothing. A page brings what it shows of them as data.

export { bonusTexts, consentTexts, frameTexts, rulesTexts, serverTexts, type RulesTexts, type ServerTexts };

/** Sections with a heading each; a text is a paragraph. What is `untracked` is true of variants without tags alone. */
export type LegalText = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly LegalSection[];
};
type LegalSection = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly untracked?: readonly string[];
};

export const legalTexts: Readonly<Record<Language, Readonly<Record<LegalDocument, LegalText>>>> = allLegalTexts;
