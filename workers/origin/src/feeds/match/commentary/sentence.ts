import type { Language } from "../../../../../../shared/texts/languages.ts";
import { randomOf } from "../../../../../../shared/basics/random.ts";
import type { CommentaryKey, CommentaryTexts, Variants } from "../../../texts/commentary-texts.ts";
import { grammars, type Grammar } from "../../../texts/grammar.ts";
import { textsIn } from "../../../texts/texts-in.ts";

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

/**
 * The narrator of one event: each kind of sentence begins at a variant that follows from the event, and takes the next
 * one each time.
 */
export type Narrator = {
  readonly say: (key: CommentaryKey, words: Words) => string;
  readonly sayOf: (variants: Variants, key: string, words: Words) => string;
  readonly texts: CommentaryTexts;
};

/** @param ofCountry whether one of the sides is a country's: sentences that do not take its name are left out where others do */
export function createNarrator(eventId: string, lang: Language, ofCountry = false): Narrator {
  const description = new Map<string, number>();
  const { commentary: texts } = textsIn(lang);
  const grammar = grammars[lang];
  const sayOf = (variants: Variants, key: string, words: Words) => {
    const turn = description.get(key) ?? Math.floor(randomOf(eventId, key)() * variants.length);
    description.set(key, turn + 1);
    const taking = ofCountry ? variants.filter(grammar.takesCountry) : [];
    const fitting = taking.length === 0 ? variants : taking;
    return fill(fitting[turn % fitting.length] ?? variants[0], words, grammar);
  };
  return { say: (key, words) => sayOf(texts[key], key, words), sayOf, texts };
}

/**
 * Words in braces are filled in: `{What}` as it is, `{what}` as inside a sentence. A name that ends in a full stop ends
 * its sentence.
 */
export function fill(sentence: string, words: Words, grammar: Grammar): string {
  // Every second piece is the name of a word.
  const filled = sentence.split(/\{(\w+)\}/).reduce((text, piece, index) => {
    if (index % 2 === 0) return text + piece;
    const word = wordOf(piece, words, grammar);
    return grammar.before(text, word) + word;
  }, "");
  return filled.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

function wordOf(name: string, words: Words, { inside }: Grammar): string {
  if (name === "What") return words.what ?? "";
  if (name === "what") return inside(words.what ?? "");
  // Sentences name the words of `Words` alone; tests of the texts check it.
  return words[name as Word] ?? "";
}
