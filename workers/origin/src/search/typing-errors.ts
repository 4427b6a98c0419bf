/** Errors that are forgiven in a typed word: none in short ones, which are near to too many others. */
export function forgivenErrors(typed: string): 0 | 1 | 2 {
  const { length } = [...typed];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * How many errors turn the word into the typed one: a letter added, left out, replaced, or two neighbours swapped
 * (optimal string alignment). With an `open` end, the typed text may be the word's beginning.
 */
export function typingErrors(typed: string, word: string, end: "closed" | "open"): number {
  const [typedLetters, wordLetters] = [[...typed], [...word]];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: wordLetters.length + 1 }, (_, index) => index);
  typedLetters.forEach((letter, row) => {
    const current = [row + 1];
    wordLetters.forEach((wordLetter, column) => {
      let errors = Math.min(
        at(last, column) + (letter === wordLetter ? 0 : 1),
        at(last, column + 1) + 1,
        at(current, column) + 1,
      );
      const isSwapped = letter === wordLetters[column - 1] && wordLetter === typedLetters[row - 1];
      if (isSwapped) errors = Math.min(errors, at(beforeLast, column - 1) + 1);
      current.push(errors);
    });
    [beforeLast, last] = [last, current];
  });
  return end === "open" ? Math.min(...last) : at(last, wordLetters.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
