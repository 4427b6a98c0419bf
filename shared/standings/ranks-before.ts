import { hourSeconds } from "../basics/day.ts";
import type { DatedMatch } from "./standings-match.ts";
import type { StandingsRules } from "./standings-rules.ts";
import { toStandings } from "./standings.ts";

/** A game counts for what is forecast this long after its start: it is over then. */
export const overAfterSeconds = 3 * hourSeconds;

/**
 * The ranks of the teams of a table at an instant (unix seconds), by the games that were over by then; level teams share theirs. Points that a
 * federation took off do not count, because the day of its ruling is not known.
 */
export function createRanksBefore(
  teamIds: readonly string[],
  matches: readonly DatedMatch[],
  rules: StandingsRules,
): (atSeconds: number) => ReadonlyMap<string, number> {
  const byStart = matches.toSorted((a, b) => a.startSeconds - b.startSeconds);
  const byCount = new Map<number, ReadonlyMap<string, number>>();
  return (atSeconds) => {
    const known = byStart.filter(({ startSeconds }) => startSeconds + overAfterSeconds <= atSeconds);
    const ranks = byCount.get(known.length) ?? ranksOf(teamIds, known, rules);
    byCount.set(known.length, ranks);
    return ranks;
  };
}

const ranksOf = (participantIds: readonly string[], matches: readonly DatedMatch[], rules: StandingsRules) =>
  new Map(toStandings({ participantIds, matches, rules }).map(({ participantId, rank }) => [participantId, rank]));
