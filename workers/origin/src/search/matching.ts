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
