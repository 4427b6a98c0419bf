/** The label of a word that a provider sent; the word itself, where we have no label for it. */
export const labelOf = (labels: Readonly<Record<string, string>>, word: string): string =>
  (Object.hasOwn(labels, word) ? labels[word] : undefined) ?? word;
