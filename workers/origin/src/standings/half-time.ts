import type { SeasonMatch } from "./season-match.ts";

/** The games of a season for a table of half-times; none where no half was reported. A game without one counts nowhere. */
export function toHalfTimes(matches: readonly SeasonMatch[]): readonly SeasonMatch[] {
  if (matches.every(({ halfTime }) => halfTime === null)) return [];
  return matches.map((match) => {
    if (match.halfTime !== null) return { ...match, phase: "over" as const, match: match.halfTime };
    return match.match === null ? match : { ...match, phase: "off" as const, match: null };
  });
}
