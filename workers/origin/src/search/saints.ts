/** What names of places and clubs write for a saint, folded; each group is one word in several languages. */
const saints: readonly (readonly string[])[] = [
  ["saint", "sankt", "sint", "st"],
  ["sainte", "sankta", "ste"],
];

/** The folded text, and the same text with the other words for a saint: "st pauli", "sankt pauli", "saint pauli". */
export function withSaints(query: string): ReadonlySet<string> {
  const groups = query.split(" ").map((word) => saints.find((group) => group.includes(word)) ?? [word]);
  const most = Math.max(...groups.map(({ length }) => length));
  const forms = Array.from({ length: most }, (_, form) => groups.map((group) => group[form % group.length]).join(" "));
  return new Set([query, ...forms]);
}
