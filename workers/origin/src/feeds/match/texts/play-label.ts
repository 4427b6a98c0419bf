import type { Language } from "../../../../../../shared/sports/languages.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";
import type { PlayTexts } from "./play-text.ts";
import { en } from "./plays-en.ts";
import { fr } from "./plays-fr.ts";

const texts: Readonly<Record<Language, PlayTexts>> = { fr, en };

export const playLabel = (play: PlayName, lang: Language): string => texts[lang][play];
