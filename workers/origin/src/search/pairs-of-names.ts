/** Words that people write between two opponents, folded. */
const between: ReadonlySet<string> = new Set([
  "vs",
  "v",
  "versus",
  "contre",
  "gegen",
  "contra",
  "contro",
  "tegen",
  "kontra",
  "przeciw",
  "proti",
  "ضد",
]);
/** Longer texts are no two names. */
const mostWords = 6;

type PairOfNames = readonly [string, string];

/** The ways in which a folded text may be two names: "paris fc lyon" is "paris" and "fc lyon", or "paris fc" and "lyon". */
export function pairsOfNames(query: string): readonly PairOfNames[] {
  const words = query.split(" ");
  const middle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && between.has(word));
  if (middle > 0) return [[words.slice(0, middle).join(" "), words.slice(middle + 1).join(" ")]];
  if (words.length < 2 || words.length > mostWords) return [];
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
}
