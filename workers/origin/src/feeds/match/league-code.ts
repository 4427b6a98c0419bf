/** "Premier League" → "PL", "Bundesliga" → "BUN", "World Tour: York" → "WTY", "T20 International" → "T20I". */
export function toLeagueCode(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? [];
  const [first = ""] = words;
  return (
    words.length === 1
      ? first.slice(0, 3)
      : words
          .map((word) => (/^\p{L}\p{N}+$/u.test(word) ? word : word.charAt(0)))
          .join("")
          .slice(0, 4)
  ).toUpperCase();
}
