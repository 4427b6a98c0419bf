/** Letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["аα", "a"],
    ["вβ", "b"],
    ["сϲ", "c"],
    ["еε", "e"],
    ["нη", "n"],
    ["іιıӏ", "i"],
    ["ј", "j"],
    ["кκ", "k"],
    ["ⅼ", "l"],
    ["мμ", "m"],
    ["оοσ", "o"],
    ["рρ", "p"],
    ["ѕ", "s"],
    ["тτ", "t"],
    ["υ", "u"],
    ["ν", "v"],
    ["ѡω", "w"],
    ["хχ", "x"],
    ["уγ", "y"],
    ["ł", "l"],
    ["ø", "o"],
    ["أإآا", "ا"],
  ].flatMap(([letters = "", latin = ""]) => [...letters].map((letter) => [letter, latin])),
);
/** Signs that stand for a letter inside a name. */
const signs: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "5": "s",
  $: "s",
  "@": "a",
};

const latinDigits = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * A text as a reader takes it in: wide and decorated letters as plain ones, without case, accents and unseen marks,
 * look-alike letters as the letters that they resemble, Arabic digits as Latin ones.
 */
export const toPlain = (text: string): string =>
  text
    .normalize("NFKD")
    // "Côte" and "côté" are no "cote".
    .replace(/(c)o\u0302(t)/gi, "$1^$2")
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164]/gu, "")
    .replace(/[٠-٩۰-۹]/g, latinDigits)
    .replaceAll("٫", ".")
    .toLowerCase()
    .replace(/[^\x20-\x7e]/gu, (letter) => lookAlikes[letter] ?? letter);

/** The same with every letter of a group of confusable signs as one; it is as long as `plain`. */
export const toConfusable = (plain: string): string => plain.replace(/[01l|!35$@]/g, (sign) => signs[sign] ?? sign);
