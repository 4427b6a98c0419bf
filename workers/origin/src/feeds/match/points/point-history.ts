import { hasPointHistory } from "../../../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import { isLive } from "../../../../../../shared/sports/status-types.ts";
import type { Facts } from "../../../../../../shared/timeline/facts.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";
import { countsFrames, countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { MatchDetails, DetailsEntry } from "../../../ledger/match-details.ts";
import { toPeriods, type Period } from "../period-rows.ts";
import { toOvers } from "./overs.ts";
import { chanceInTieBreak, chancesInGame, setsToWin, type Chance, type Standing } from "./tennis-chances.ts";

/** A set, quarter or frame, point by point. */
export type PointPeriod = { readonly label: string; readonly games: readonly PointGame[]; readonly isOver: boolean };

/** A game of tennis, a frame or an over, with its points; where a sport has none of these, a single point or score. */
export type PointGame = {
  /** After it: of the part in sports of sets, of the match elsewhere. */
  readonly score: Pair;
  readonly server: Side | null;
  /** Null while it is played. */
  readonly winner: Side | null;
  readonly points: readonly Point[];
  /** Those of an over, which has no `points`: `Over.balls`. */
  readonly balls: readonly string[];
  /** The points of a game that was a tie-break; such a game has no `points`. */
  readonly tieBreak: readonly TieBreakPoint[];
};

/** The score within a game after a point, "40:30", and what the next one may win. */
export type Point = { readonly home: string; readonly away: string; readonly chances: readonly Chance[] };

export type TieBreakPoint = {
  /** After it. */
  readonly score: Pair;
  readonly server: Side | null;
  readonly winner: Side;
  readonly chance: { readonly kind: Chance; readonly side: Side } | null;
};

/** Whether sources report the points of a running game as facts. */
export const reportsGames = (sportId: number): boolean => sportId === sportIds.tennis || countsFrames(sportId);

/** Empty for sports whose scores are rare: their summary has each one. */
export function toPointHistory(details: MatchDetails, lang: Language): readonly PointPeriod[] {
  const { sportId } = details.state.schedule;
  if (!hasPointHistory(sportId)) return [];
  const periods = toPeriods(details, lang);
  const needed = setsToWin(details.state);
  return periods.flatMap((period, index): PointPeriod[] => {
    const isOver = index < periods.length - 1;
    const isRunning = !isOver && isLive(details.state.status);
    const games = reportsGames(sportId)
      ? gamesOf(period, sportId, needed)
      : oversOrScoresOf(period, sportId, isRunning);
    return games.length === 0 ? [] : [{ label: period.label, games, isOver }];
  });
}

/** Games whose points are listed one by one; the last may still be open. */
function gamesOf({ entries, number }: Period, sportId: number, needed: number): readonly PointGame[] {
  const games: PointGame[] = [];
  let points: Point[] = [];
  let tieBreak: TieBreakPoint[] = [];
  let known: Facts = {};
  let server: Side | null = null;
  let score: Pair = [0, 0];
  const close = (winner: Side | null) => {
    games.push({ score, server, winner, points: tieBreak.length > 0 ? [] : points, balls: [], tieBreak });
    points = [];
    tieBreak = [];
  };
  for (const entry of entries) {
    const { incident } = entry;
    if (incident.kind === "facts") {
      const before = known;
      known = { ...known, ...incident.facts };
      if (points.length === 0 && "serve" in incident.facts) server = sideOf(known.serve) ?? server;
      const standing = { sets: entry.score ?? [0, 0], games: entry.periodScore, setsToWin: needed };
      const ofTieBreak = sportId === sportIds.tennis ? tieBreakOf(incident.facts, number) : null;
      if (ofTieBreak === null) points.push(...toPoints(incident.facts, known, sportId, standing));
      else tieBreak.push(...toTieBreakPoints(ofTieBreak, tieBreak.at(-1)?.score, sideOf(before.serve), standing));
    }
    if (incident.kind === (sportId === sportIds.tennis ? "points" : "period-won")) {
      score = sportId === sportIds.tennis ? entry.periodScore : (entry.score ?? score);
      close("side" in incident ? incident.side : null);
      server = null;
    }
  }
  if (points.length > 0 || tieBreak.length > 0) close(null);
  return games;
}

/** Empty for facts that name no point: the game's beginning and its end. */
function toPoints(reported: Facts, known: Facts, sportId: number, standing: Standing): readonly Point[] {
  if (!("homeGamePoints" in reported) && !("awayGamePoints" in reported)) return [];
  const { homeGamePoints: home, awayGamePoints: away } = known;
  if (typeof home !== "string" || typeof away !== "string") return [];
  if (home === "0" && away === "0") return [];
  const chances = sportId === sportIds.tennis ? chancesInGame(home, away, sideOf(known.serve), standing) : [];
  return [{ home, away, chances }];
}

const tieBreakFacts = [
  ["homeTieBreak1", "awayTieBreak1"],
  ["homeTieBreak2", "awayTieBreak2"],
  ["homeTieBreak3", "awayTieBreak3"],
  ["homeTieBreak4", "awayTieBreak4"],
  ["homeTieBreak5", "awayTieBreak5"],
] as const;

/** The score of a set's tie-break in these facts; null where they have none. */
function tieBreakOf(reported: Facts, setNumber: number): Pair | null {
  const names = tieBreakFacts[setNumber - 1];
  if (names === undefined) return null;
  const [home, away] = [reported[names[0]], reported[names[1]]];
  return typeof home === "number" && typeof away === "number" ? [home, away] : null;
}

/** Empty for the score with which a tie-break begins. @param server of the point that was played */
function toTieBreakPoints(
  score: Pair,
  before: Pair = [0, 0],
  server: Side | null,
  standing: Standing,
): readonly TieBreakPoint[] {
  const winner = score[0] > before[0] ? 1 : score[1] > before[1] ? 2 : null;
  return winner === null ? [] : [{ score, server, winner, chance: chanceInTieBreak(score, standing) }];
}

/** An innings by overs where they are counted. */
function oversOrScoresOf(period: Period, sportId: number, isRunning: boolean): readonly PointGame[] {
  const overs = sportId === sportIds.cricket ? toOvers(period.entries) : [];
  if (overs.length === 0) return scoresOf(period, sportId);
  return overs.map(({ score, battingSide, balls, isOver }) => ({
    score,
    server: battingSide,
    // The last over of an innings may have fewer balls than others.
    winner: isOver || !isRunning ? battingSide : null,
    points: [],
    balls,
    tieBreak: [],
  }));
}

/** Sports without games: each score is a row of its own. */
function scoresOf({ entries }: Period, sportId: number): readonly PointGame[] {
  let server: Side | null = null;
  return entries.flatMap((entry: DetailsEntry): PointGame[] => {
    const { incident, takenBack } = entry;
    if (incident.kind === "facts" && "serve" in incident.facts) server = sideOf(incident.facts.serve);
    if (incident.kind !== "points" || takenBack !== undefined) return [];
    const score = countsPeriods(sportId) ? entry.periodScore : (entry.score ?? [0, 0]);
    return [{ score, server, winner: incident.side, points: [], balls: [], tieBreak: [] }];
  });
}

const sideOf = (value: unknown): Side | null => (value === 1 || value === 2 ? value : null);
