import { soundErrors } from "./sounds.ts";
import { forgivenErrors, typingErrors } from "./typing-errors.ts";

/** How a name can match a query, the best first. */
export const matchKinds = ["exact", "prefix", "words", "typo"] as const;
export type MatchKind = (typeof matchKinds)[number];
/** `errors`: how many were forgiven; 0 unless a typo. */
export type NameMatch = { readonly kind: MatchKind; readonly errors: number };
export type SearchedName = { readonly role: "name" | "code"; readonly folded: string };

/**
 * Both are folded. Null when the name does not match the query. A code matches as a whole only, and counts like the
 * beginning of a name.
 */
export function matchName(name: SearchedName, query: string): NameMatch | null {
  if (query === "") return null;
  if (name.role === "code") return name.folded === query ? { kind: "prefix", errors: 0 } : null;
  if (name.folded === query) return { kind: "exact", errors: 0 };
  const rank = searchRank(name.folded, query);
  if (rank !== null) return { kind: rank === 0 ? "prefix" : "words", errors: 0 };
  const errors = countErrors(name.folded.split(" "), query.split(" "));
  if (errors === null) return null;
  return { kind: errors === 0 ? "words" : "typo", errors };
}

/** How a name matches a query of another script: each typed word sounds like a word of the name. */
export function matchSound(name: SearchedName, query: string): NameMatch | null {
  if (name.role === "code") return null;
  const free = name.folded.split(" ");
  const typedWords = query.split(" ");
  let total = 0;
  for (const [index, typed] of typedWords.entries()) {
    const end = index === typedWords.length - 1 ? "open" : "closed";
    const errors = free.map((word) => (word === typed ? 0 : (soundErrors(typed, word, end) ?? Infinity)));
    const fewest = Math.min(...errors);
    if (fewest === Infinity) return null;
    free.splice(errors.indexOf(fewest), 1);
    total += fewest;
  }
  return { kind: "typo", errors: total };
}

/** Each typed word takes the word of the name that it is nearest to; in any order ("Djokovic Novak"). */
function countErrors(nameWords: readonly string[], typedWords: readonly string[]): number | null {
  const free = [...nameWords];
  let total = 0;
  for (const [index, typed] of typedWords.entries()) {
    const end = index === typedWords.length - 1 ? "open" : "closed";
    const errors = free.map((word) => (word.startsWith(typed) ? 0 : typingErrors(typed, word, end)));
    const fewest = Math.min(...errors);
    if (fewest > forgivenErrors(typed)) return null;
    free.splice(errors.indexOf(fewest), 1);
    total += fewest;
  }
  return total;
}

/**
 * How well a name matches a query, both folded (`foldForSearch`): 0 when the name begins with it, 1 when each typed
 * word begins a word of the name, in the name's order ("man u" for Manchester United); null when it does not.
 */
export function searchRank(foldedName: string, foldedQuery: string): 0 | 1 | null {
  if (foldedQuery === "") return null;
  if (foldedName.startsWith(foldedQuery)) return 0;
  const typed = foldedQuery.split(" ");
  let next = 0;
  for (const word of foldedName.split(" ")) {
    if (word.startsWith(typed[next] ?? "")) next += 1;
    if (next === typed.length) return 1;
  }
  return null;
}
