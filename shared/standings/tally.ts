import { bonusPoints, gamePoints, type PointsRule } from "./points.ts";
import { viewFrom, type MatchView, type StandingsMatch } from "./standings-match.ts";

/** Which games of a participant a table counts. */
export type StandingsScope = "overall" | "home" | "away";

export type StandingsRow = {
  readonly participantId: string;
  readonly played: number;
  /** Late wins and losses included. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly lateWins: number;
  readonly lateLosses: number;
  /** The late wins that were shoot-outs; `shootOutLosses` are the late losses that were. */
  readonly shootOutWins: number;
  readonly shootOutLosses: number;
  readonly scored: number;
  readonly conceded: number;
  readonly awayScored: number;
  readonly awayWins: number;
  readonly bonus: number;
  /** Bonus included. */
  readonly points: number;
};

const emptyRow = (participantId: string): StandingsRow => ({
  participantId,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  lateWins: 0,
  lateLosses: 0,
  shootOutWins: 0,
  shootOutLosses: 0,
  scored: 0,
  conceded: 0,
  awayScored: 0,
  awayWins: 0,
  bonus: 0,
  points: 0,
});

/** One row per participant, in the given order. Games with anyone else are left out. */
export function tally(
  participantIds: readonly string[],
  matches: readonly StandingsMatch[],
  rule: PointsRule,
  scope: StandingsScope = "overall",
): readonly StandingsRow[] {
  const rows = new Map(participantIds.map((id) => [id, emptyRow(id)]));
  for (const match of matches) {
    const home = rows.get(match.homeId);
    const away = rows.get(match.awayId);
    if (home === undefined || away === undefined) continue;
    if (scope !== "away") rows.set(match.homeId, addMatch(home, viewFrom(match, 1), rule, false));
    if (scope !== "home") rows.set(match.awayId, addMatch(away, viewFrom(match, 2), rule, true));
  }
  return [...rows.values()];
}

function addMatch(row: StandingsRow, view: MatchView, rule: PointsRule, isAway: boolean): StandingsRow {
  const bonus = bonusPoints(view, rule.bonus);
  const win = view.outcome === "win" ? 1 : 0;
  const loss = view.outcome === "loss" ? 1 : 0;
  const late = view.isLate ? 1 : 0;
  const shootOut = view.isShootOut ? 1 : 0;
  const away = isAway ? 1 : 0;
  return {
    participantId: row.participantId,
    played: row.played + 1,
    wins: row.wins + win,
    draws: row.draws + (1 - win - loss),
    losses: row.losses + loss,
    lateWins: row.lateWins + win * late,
    lateLosses: row.lateLosses + loss * late,
    shootOutWins: row.shootOutWins + win * shootOut,
    shootOutLosses: row.shootOutLosses + loss * shootOut,
    scored: row.scored + view.scored,
    conceded: row.conceded + view.conceded,
    awayScored: row.awayScored + view.scored * away,
    awayWins: row.awayWins + win * away,
    bonus: row.bonus + bonus,
    points: row.points + gamePoints(view, rule) + bonus,
  };
}
