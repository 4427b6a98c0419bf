import type { PastGame } from "../../shared/sports/football/goal-rates.ts";
import type { PastMatch } from "./read-results.ts";

export type Known = {
  readonly match: PastMatch;
  readonly ofHome: readonly PastGame[];
  readonly ofAway: readonly PastGame[];
};

/** The number of games that a ledger reads for a match. */
const mostGames = 30;

/** Returns each match with both sides' games before its day. @param matches by day */
export function withPastGames(matches: readonly PastMatch[]): readonly Known[] {
  const played = new Map<string, PastMatch[]>();
  return matches.map((match) => {
    const gamesOf = (team: string): readonly PastGame[] =>
      (played.get(team) ?? [])
        .filter(({ day }) => day < match.day)
        .slice(-mostGames)
        .map((past) => {
          const isHome = past.home === team;
          const [scored, conceded] = isHome ? past.score : [past.score[1], past.score[0]];
          const where = past.isNeutral ? "neutral" : isHome ? "home" : "away";
          return { scored, conceded, where, ageDays: match.day - past.day };
        });
    const known = { match, ofHome: gamesOf(match.home), ofAway: gamesOf(match.away) };
    for (const team of [match.home, match.away]) {
      const own = played.get(team) ?? [];
      own.push(match);
      if (own.length > mostGames * 2) own.shift();
      played.set(team, own);
    }
    return known;
  });
}
