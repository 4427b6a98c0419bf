/** Words as typing errors are looked for among them. Longer words are not. */
const shortestWord = 3;
const longestWord = 24;

/** The trigrams of a word with a mark at either end; with an `open` end, what is typed may go on. */
export function toGrams(word: string, end: "closed" | "open" = "closed"): readonly string[] {
  const letters = ["#", ...word, ...(end === "closed" ? ["#"] : [])];
  return [...new Set(letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`))];
}

/** The words of folded names that errors are looked for among, each once. */
export function toWords(foldedNames: readonly string[]): readonly string[] {
  const words = new Set(foldedNames.flatMap((folded) => folded.split(" ")));
  return [...words].filter((word) => {
    const { length } = [...word];
    return length >= shortestWord && length <= longestWord;
  });
}
