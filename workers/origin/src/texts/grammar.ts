import { byLanguage, type Language } from "../../../../shared/texts/languages.ts";

/** The changes that a language makes to a sentence when a word is inserted. */
export type Grammar = {
  /** A label, which begins with a capital, inside a sentence. */
  readonly inside: (label: string) => string;
  /** The text before a word in its form before that word: French « de » loses its vowel before another one. */
  readonly before: (text: string, word: string) => string;
  /** Whether the name of a country's side fits a sentence as a club's does: in French it has an article elsewhere, and some are plural. */
  readonly takesCountry: (sentence: string) => boolean;
  /** A status's label as the name of a part: clients of the format know "1st Quarter" in English. */
  readonly asPeriod: (label: string) => string;
};

const lowerFirst = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const asItIs = (label: string): string => label;

const common: Grammar = {
  inside: lowerFirst,
  before: asItIs,
  takesCountry: () => true,
  asPeriod: asItIs,
};

/** Match the text before and after a name that needs no article and has no verb after it. */
const aloneBefore = /(?:^|[:.!] |\(|côté |contre )$/;
const aloneAfter = /^(?:$|\)|[.,]|\u00a0[:!]| \{| contre )/;

const own: Readonly<Partial<Record<Language, Partial<Grammar>>>> = {
  fr: {
    before: (text, word) => (/^[AEIOUYÀÂÉÈÊÎÔÛ]/i.test(word) ? text.replace(/\b([Dd])e $/, "$1’") : text),
    takesCountry: (sentence) =>
      [...sentence.matchAll(/\{(?:team|other|home|away)\}/g)].every(
        ({ 0: name, index }) =>
          aloneBefore.test(sentence.slice(0, index)) && aloneAfter.test(sentence.slice(index + name.length)),
      ),
  },
  en: { asPeriod: (label) => label.replace(/ \p{Ll}/u, (letter) => letter.toUpperCase()) },
  // German nouns keep their capital; Arabic has none.
  de: { inside: asItIs },
  ar: { inside: asItIs },
};

/** The grammar of each language. Most insert words as they are and begin a label inside a sentence with a small letter. */
export const grammars: Readonly<Record<Language, Grammar>> = byLanguage((lang) => ({ ...common, ...own[lang] }));
