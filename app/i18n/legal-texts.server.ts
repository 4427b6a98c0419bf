import { all } from "#texts/pages/legal.all.js";
import type { LegalDocument } from "../../shared/addresses/plain-words.ts";
import type { Language } from "../../shared/texts/languages.ts";

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

/** A page brings its own text as data: no browser loads the others. */
export const legalTexts: Readonly<Record<Language, Readonly<Record<LegalDocument, LegalText>>>> = all;
