import type { Language } from "../../../../../../shared/sports/languages.ts";
import type { LabelTexts } from "./label-text.ts";
import { en } from "./labels-en.ts";
import { fr } from "./labels-fr.ts";

const texts: Readonly<Record<Language, LabelTexts>> = { fr, en };

export const labelsIn = (lang: Language): LabelTexts => texts[lang];
