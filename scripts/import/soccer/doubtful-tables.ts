import { divideByFixtures, type SeasonSplit } from "../../../shared/competitions/season-splits.ts";
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
 * @param split how the regulations divide the season
 */
export function doubtfulTables(matches: readonly ParsedMatch[], split: SeasonSplit | null = null): readonly string[] {
  if (matches.some(({ result }) => result === null || result.status === eventStatus.postponed)) return [];
  const games = matches.filter(({ round }) => isMatchday(round));
  if (split !== null && games.every(({ round }) => partOf(round) == null)) {
    const ordered = games.toSorted((a, b) => a.day - b.day || (a.minuteOfDay ?? 0) - (b.minuteOfDay ?? 0));
    const divided = divideByFixtures(ordered, ({ home, away }) => [home, away], split);
    if (divided !== null) return [divided.before, ...divided.after].flatMap((part) => describeDoubt("", part));
    if (Math.min(...gamesPlayed(games).values()) > split.games) {
      return [`the table is doubtful: the season is divided after ${split.games} games, and the file does not say how`];
    }
  }
  const parts = new Set(games.map(({ round }) => partOf(round) ?? ""));
  return [...parts].flatMap((part) =>
    describeDoubt(
      part,
      games.filter(({ round }) => (partOf(round) ?? "") === part),
    ),
  );
}

/** How many of some games each side has played. */
function gamesPlayed(matches: readonly ParsedMatch[]): ReadonlyMap<string, number> {
  const games = new Map<string, number>();
  for (const { home, away, result } of matches) {
    const played = result?.fullTime == null ? 0 : 1;
    for (const side of [home, away]) games.set(side, (games.get(side) ?? 0) + played);
  }
  return games;
}

function describeDoubt(part: string, matches: readonly ParsedMatch[]): readonly string[] {
  const counts = [...gamesPlayed(matches).values()];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most - least <= mostMissingGames) return [];
  return [`the table${part === "" ? "" : ` of ${part}`} is doubtful: its sides have played ${least} to ${most} games`];
}
