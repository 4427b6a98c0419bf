/** The longest words in which typing errors are searched. */
const shortestWord = 3;
const longestWord = 24;

/** Before the consonants of a word among its trigrams, none of which begins so. */
export const soundMark = "~";

/** The trigrams of a word with a mark at either end; with an `open` end, the word may be unfinished. */
export function toGrams(word: string, end: "closed" | "open" = "closed"): readonly string[] {
  const letters = ["#", ...word, ...(end === "closed" ? ["#"] : [])];
  return [...new Set(letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`))];
}

/** The words of folded names in which typing errors are searched, each once. */
export function toWords(foldedNames: readonly string[]): readonly string[] {
  const words = new Set(foldedNames.flatMap((folded) => folded.split(" ")));
  return [...words].filter((word) => {
    const { length } = [...word];
    return length >= shortestWord && length <= longestWord;
  });
}
