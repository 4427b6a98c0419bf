import type { Language } from "../../../../shared/texts/languages.ts";
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
import type { MailTexts } from "./mail-texts.ts";

/** One isolate writes to visitors of every language, so all are in the bundle. */
export const accountTexts: Readonly<Record<Language, MailTexts>> = { fr, en, de, cs, es, it, nl, pl, pt, ar };
