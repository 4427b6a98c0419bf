import { toSearchLanguage, type SearchLanguage } from "../../../../shared/search/languages.ts";
import { cyrillicLetters, greekLetters, latinLetters, serbianLetters } from "./letters.ts";

/**
 * Pairs of letters that speakers of a language type for one letter: "Koeln" for Köln, "Aarhus" for Århus, "Djokovic"
 * for Đoković. Each pair becomes its first letter, in names and in what is typed, so that a typed prefix stays a
 * prefix.
 */
const typedPairs: Readonly<Partial<Record<SearchLanguage, RegExp>>> = {
  de: /([aou])e/g,
  da: /(a)a|(o)e/g,
  no: /(a)a|(o)e/g,
  sv: /(a)[ae]|(o)e/g,
  hr: /(d)j/g,
  sl: /(d)j/g,
  sr: /(d)j/g,
};

/**
 * A name, or what a visitor types, in the form in which they are compared (A9.05): lower-case Latin letters without
 * accents, digits, and single spaces between words. Greek and Cyrillic become Latin; other scripts stay. Apostrophes
 * vanish, other punctuation parts words.
 */
export function foldForSearch(text: string, tag: string): string {
  const lang = toSearchLanguage(tag);
  const cyrillic = lang === "sr" ? serbianLetters : cyrillicLetters;
  let folded = "";
  // Normalising would turn a free-standing accent into a space, so apostrophes go before.
  for (const letter of text
    .replace(/['’‘ʼ`´]/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ο[υύ]/g, "ou")) {
    folded += letter < "\u0080" ? letter : foldLetter(letter, cyrillic);
  }
  folded = folded
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const pairs = typedPairs[lang];
  return pairs === undefined ? folded : folded.replace(pairs, (pair) => pair.charAt(0));
}

function foldLetter(letter: string, cyrillic: ReadonlyMap<string, string>): string {
  // "й" is a letter of its own, "ή" is eta with an accent: the whole letter is looked up before its base.
  const base = cyrillic.has(letter) ? letter : letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return cyrillic.get(base) ?? greekLetters.get(base) ?? latinLetters.get(base) ?? base;
}
