import type { Language } from "../../shared/texts/languages.ts";
import { ar } from "./site/ar.ts";
import { cs } from "./site/cs.ts";
import { de } from "./site/de.ts";
import { en } from "./site/en.ts";
import { es } from "./site/es.ts";
import { fr, type Messages } from "./site/fr.ts";
import { it } from "./site/it.ts";
import { nl } from "./site/nl.ts";
import { pl } from "./site/pl.ts";
import { pt } from "./site/pt.ts";

/** The frame's texts in every language at once, for the gateway's own answers: they must not wait for anything. */
export const frameTexts: Readonly<Record<Language, Messages>> = { fr, en, de, cs, es, it, nl, pl, pt, ar };
