import type { Language } from "../../shared/texts/languages.ts";
import { de } from "./server/de.ts";
import { en } from "./server/en.ts";
import { fr, type ServerTexts } from "./server/fr.ts";

/** All languages at once: the server waits for nothing. No code of a browser may import it. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = { fr, en, de };
