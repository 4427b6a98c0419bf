import type { Side } from "../../../../../../shared/timeline/incident.ts";
import type { Point, PointGame } from "./point-history.ts";

/** How many points or games a side won, of how many. */
export type Share = { readonly won: number; readonly of: number };
type Pair = readonly [home: Share, away: Share];
export type Shares = Readonly<
  Record<"servicePoints" | "returnPoints" | "allPoints" | "serviceGames" | "returnGames" | "allGames", Pair>
>;

type Won = { readonly server: Side | null; readonly winner: Side };

/**
 * Counts the points and games that each side of a tennis match won, on its own service and on the other's. A tie-break
 * counts as no side's service game.
 */
export function countShares(games: readonly PointGame[]): Shares {
  const points = games.flatMap(toWonPoints);
  const over = games.flatMap(({ server, winner, tieBreak }): Won[] =>
    winner === null ? [] : [{ server: tieBreak.length > 0 ? null : server, winner }],
  );
  return {
    servicePoints: shareOf(points, (side, { server }) => server === side),
    returnPoints: shareOf(points, (side, { server }) => server !== null && server !== side),
    allPoints: shareOf(points, () => true),
    serviceGames: shareOf(over, (side, { server }) => server === side),
    returnGames: shareOf(over, (side, { server }) => server !== null && server !== side),
    allGames: shareOf(over, () => true),
  };
}

function shareOf(all: readonly Won[], isOf: (side: Side, won: Won) => boolean): Pair {
  const ofSide = (side: Side): Share => {
    const own = all.filter((won) => isOf(side, won));
    return { won: own.filter(({ winner }) => winner === side).length, of: own.length };
  };
  return [ofSide(1), ofSide(2)];
}

/** The winner of each point of a game. Sources report the score after all points but the last, which the game's winner won. */
function toWonPoints({ server, winner, points, tieBreak }: PointGame): readonly Won[] {
  if (tieBreak.length > 0) return tieBreak;
  const reported = points.map((point, index) => ({ server, winner: winnerOf(point, points[index - 1]) }));
  return winner === null || points.length === 0 ? reported : [...reported, { server, winner }];
}

const values = ["0", "15", "30", "40", "A"];
const valueOf = (text: string) => values.indexOf(text);

/** An advantage that is lost goes down, and was won by the other side. */
function winnerOf({ home, away }: Point, before: Pick<Point, "home" | "away"> = { home: "0", away: "0" }): Side {
  const isHome = valueOf(home) > valueOf(before.home) || valueOf(away) < valueOf(before.away);
  return isHome ? 1 : 2;
}
