import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { ParsedMatch } from "../parsed-match.ts";

/** At the end of a season the sides of a table have played as many games, but for a few that were never played. */
const mostMissingGames = 2;

/** "Championship, 3" → "Championship"; null for a round that is no numbered matchday: knock-out rounds have no table. */
const partOf = (round: string): string | null => /^(?:(.*), )?\d+\.?(?: (?:round|runde))?$/i.exec(round)?.[1] ?? null;
const isMatchday = (round: string): boolean => round === "" || /(?:^|, )\d+\.?(?: (?:round|runde))?$/i.test(round);

/**
 * The parts of a season that is over in which some sides have played more games than others, in words: the file does not
 * say which games belong to a part of their own.
 */
export function doubtfulTables(matches: readonly ParsedMatch[]): readonly string[] {
  if (matches.some(({ result }) => result === null || result.status === eventStatus.postponed)) return [];
  const parts = new Map<string, Map<string, number>>();
  for (const { round, home, away, result } of matches) {
    if (!isMatchday(round)) continue;
    const part = partOf(round) ?? "";
    const games = parts.get(part) ?? new Map<string, number>();
    parts.set(part, games);
    const played = result?.fullTime == null ? 0 : 1;
    for (const side of [home, away]) games.set(side, (games.get(side) ?? 0) + played);
  }
  return [...parts].flatMap(([part, games]) => {
    const counts = [...games.values()];
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (most - least <= mostMissingGames) return [];
    return [
      `the table${part === "" ? "" : ` of ${part}`} is doubtful: its sides have played ${least} to ${most} games`,
    ];
  });
}
