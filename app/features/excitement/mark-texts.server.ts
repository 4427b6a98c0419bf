import { all, type Texts } from "#texts/pages/excitement.all.js";
import type { Language } from "../../../shared/texts/languages.ts";
import type { MarkTexts } from "./about-marks.tsx";

export const excitementTexts: Readonly<Record<Language, Texts>> = all;

/** The part of the texts that a page shows; pages bring it as data, so that scripts hold none of it. */
export function toMarkTexts(lang: Language): MarkTexts {
  const { note, how, howTexts } = excitementTexts[lang];
  return { note, how, howTexts };
}
