import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { MatchDetails, DetailsEntry } from "../../../ledger/story.ts";
import { toPeriods, type Period } from "../periods.ts";

/** A set, quarter or frame, point by point. */
export type PointPeriod = { readonly label: string; readonly games: readonly PointGame[]; readonly isOver: boolean };

/** A game of tennis or a frame, with its points; where a sport has no games, a single point or score. */
export type PointGame = {
  readonly number: number;
  /** After it: of the part in sports of sets, of the match elsewhere. */
  readonly score: Pair;
  readonly server: Side | null;
  /** Null while it is played. */
  readonly winner: Side | null;
  readonly points: readonly Point[];
};

/** The score within a game after a point: "40:30". `breakBall` is the side that wins the game from the server with the next. */
export type Point = { readonly home: string; readonly away: string; readonly breakBall: Side | null };

/** Sports that tell the points of a running game as facts. */
const gameSports: ReadonlySet<number> = new Set([sportIds.tennis, sportIds.darts, sportIds.snooker, sportIds.esports]);

export const reportsGames = (sportId: number): boolean => gameSports.has(sportId);

/** Empty for sports whose scores are rare: their summary tells each one. */
export function toPointHistory(details: MatchDetails, lang: Language): readonly PointPeriod[] {
  const { sportId } = details.state.schedule;
  const periods = toPeriods(details, lang);
  const toGames = reportsGames(sportId) ? gamesOf : scoresOf;
  return periods.flatMap((period, index): PointPeriod[] => {
    const games = toGames(period, sportId);
    return games.length === 0 ? [] : [{ label: period.label, games, isOver: index < periods.length - 1 }];
  });
}

/** Games whose points are told one by one; the last may still be open. */
function gamesOf({ entries }: Period, sportId: number): readonly PointGame[] {
  const games: PointGame[] = [];
  let points: Point[] = [];
  let known: Facts = {};
  let server: Side | null = null;
  let score: Pair = [0, 0];
  const close = (winner: Side | null) => {
    games.push({ number: games.length + 1, score, server, winner, points });
    points = [];
  };
  for (const entry of entries) {
    const { incident } = entry;
    if (incident.kind === "facts") {
      known = { ...known, ...incident.facts };
      if (points.length === 0 && "serve" in incident.facts) server = sideOf(known.serve) ?? server;
      const point = toPoint(incident.facts, known, sportId);
      if (point !== null) points.push(point);
    }
    if (incident.kind === (sportId === sportIds.tennis ? "points" : "period-won")) {
      score = sportId === sportIds.tennis ? entry.periodScore : (entry.score ?? score);
      close("side" in incident ? incident.side : null);
      server = null;
    }
  }
  if (points.length > 0) close(null);
  return games;
}

/** Null for facts that tell no point: the game's beginning and its end. */
function toPoint(reported: Facts, known: Facts, sportId: number): Point | null {
  if (!("homeGamePoints" in reported) && !("awayGamePoints" in reported)) return null;
  const { homeGamePoints: home, awayGamePoints: away } = known;
  if (typeof home !== "string" || typeof away !== "string") return null;
  if (home === "0" && away === "0") return null;
  return { home, away, breakBall: sportId === sportIds.tennis ? breakBallOf(home, away, known.serve) : null };
}

/** The side that serves not and needs one point; a tie-break is nobody's service game. */
function breakBallOf(home: string, away: string, serve: Facts["serve"]): Side | null {
  const server = sideOf(serve);
  if (server === null) return null;
  const [own, other] = server === 1 ? [home, away] : [away, home];
  const isBreakBall = other === "A" || (other === "40" && ["0", "15", "30"].includes(own));
  return isBreakBall ? (server === 1 ? 2 : 1) : null;
}

/** Sports without games: each score is a row of its own. */
function scoresOf({ entries }: Period, sportId: number): readonly PointGame[] {
  let server: Side | null = null;
  return entries
    .flatMap((entry: DetailsEntry): PointGame[] => {
      const { incident, takenBack } = entry;
      if (incident.kind === "facts" && "serve" in incident.facts) server = sideOf(incident.facts.serve);
      if (incident.kind !== "points" || takenBack !== undefined) return [];
      const score = countsPeriods(sportId) ? entry.periodScore : (entry.score ?? [0, 0]);
      return [{ number: 0, score, server, winner: incident.side, points: [] }];
    })
    .map((game, index) => ({ ...game, number: index + 1 }));
}

const sideOf = (value: unknown): Side | null => (value === 1 || value === 2 ? value : null);
