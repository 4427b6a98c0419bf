import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/**
 * "2:1" as a score that no names stand around: "2–1", home first in every language. Between two names a score runs as the page
 * does, because the names do.
 */
export const scoreText = (score: string, lang: Language, dash = "–"): string =>
  isolatedIn(score.replace(":", dash), lang);
