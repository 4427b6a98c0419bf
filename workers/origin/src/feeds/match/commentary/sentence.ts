import type { Language } from "../../../../../../shared/sports/languages.ts";
import { randomOf } from "../../../../../../shared/random/random.ts";
import type { CommentaryKey, CommentaryTexts, Variants } from "./commentary-text.ts";
import { en } from "./sentences-en.ts";
import { fr } from "./sentences-fr.ts";

const texts: Readonly<Record<Language, CommentaryTexts>> = { fr, en };

export type Words = Readonly<Partial<Record<Word, string>>>;
type Word =
  | "player"
  | "assist"
  | "on"
  | "off"
  | "team"
  | "other"
  | "home"
  | "away"
  | "score"
  | "shootOut"
  | "value"
  | "what"
  | "part"
  | "reason"
  | "rank"
  | "lost"
  | "method";

/** Tells of one event: each kind of sentence begins at a variant of the event's own and goes round from there. */
export type Teller = {
  readonly say: (key: CommentaryKey, words: Words) => string;
  readonly sayOf: (variants: Variants, key: string, words: Words) => string;
  readonly texts: CommentaryTexts;
};

export function createTeller(eventId: string, lang: Language): Teller {
  const told = new Map<string, number>();
  const sayOf = (variants: Variants, key: string, words: Words) => {
    const turn = told.get(key) ?? Math.floor(randomOf(eventId, key)() * variants.length);
    told.set(key, turn + 1);
    return fill(variants[turn % variants.length] ?? variants[0], words);
  };
  return { say: (key, words) => sayOf(texts[lang][key], key, words), sayOf, texts: texts[lang] };
}

/**
 * Words in braces are filled in: `{What}` as it is, `{what}` with a small letter, as inside a sentence. French « de » loses
 * its vowel before another one, and a name that ends in a full stop ends its sentence.
 */
export function fill(sentence: string, words: Words): string {
  const filled = sentence.replace(
    /(\b[Dd])e \{(\w+)\}|\{(\w+)\}/g,
    (_, d: string | undefined, of: string, plain: string) => {
      if (d === undefined) return wordOf(plain, words);
      const word = wordOf(of, words);
      return /^[AEIOUYÀÂÉÈÊÎÔÛ]/i.test(word) ? `${d}’${word}` : `${d}e ${word}`;
    },
  );
  return filled.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

function wordOf(name: string, words: Words): string {
  if (name === "What") return words.what ?? "";
  if (name === "what") return (words.what ?? "").replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  // Sentences name the words of `Words` alone; the tests of the texts see to it.
  return words[name as Word] ?? "";
}
