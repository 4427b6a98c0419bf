/** A part of a font for letters that Inter lacks. */
export type CardFont = {
  readonly file: string;
  /** The letters in it, from the first to the last of each range. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
};

/** The folder of the fonts and of their list below the site's root. The build fills it where it is not there: other fonts need another number. */
export const cardFontFolder = "card-fonts/1";
export const cardFontList = "list.json";

/** The letters of Inter, which each picture has: Latin, Greek, Cyrillic, and the signs that they share. */
const ofInter =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}\u0020-\u00ff\u2000-\u206f\u20a0-\u20bf\u2212]/u;

/** Finds the fonts that a text needs beside Inter; null where none of them has one of its letters. */
export function fontsFor(text: string, fonts: readonly CardFont[]): readonly CardFont[] | null {
  const needed = new Set<CardFont>();
  for (const letter of new Set(text)) {
    if (ofInter.test(letter)) continue;
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
    if (font === undefined) return null;
    needed.add(font);
  }
  return [...needed];
}
