import { isolatedIn } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/**
 * A headline as it is shown: a score stays on one line, because no line ends behind its hyphen, and on a page from right to left a
 * score keeps its order and a Latin name its full stop behind it. Feeds carry no marks of direction.
 */
export const newsText = (text: string, lang: Language): string =>
  text
    .replaceAll(/\d+(?:-\d+)+/g, (score) => isolatedIn(score.replaceAll("-", "\u2011"), lang))
    .replaceAll(latinName, (name) => isolatedIn(name, lang));

/** "De Minaur A.", and a single word. */
const latinName = /\p{Script=Latin}(?:[\p{Script=Latin}\p{M}'’.\- ]*\p{Script=Latin})?\.?/gu;
