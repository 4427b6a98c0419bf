import type { Incident, Side } from "../../../../shared/timeline/incident.ts";
import type { LineUpPlayer, Player } from "../../../../shared/timeline/player.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";

/** A game with its timeline as it should have been reported (`correctTimeline`). */
export type ReportedMatch = {
  readonly home: Participant;
  readonly away: Participant;
  readonly incidents: readonly Incident[];
};

export type Scorer = {
  /** Players with equally many goals share a rank. */
  readonly rank: number;
  readonly player: Player;
  /** The team of the latest goal or assist. */
  readonly team: Participant;
  /** Goals, or points in sports that count those; own goals and shoot-outs do not count. */
  readonly goals: number;
  readonly assists: number;
  readonly penalties: number;
  /** The position in the line-ups; null if they do not name it. */
  readonly position: Position | null;
};
export type Position = "goalkeeper" | "defender" | "midfielder" | "forward";

/** Ranks scorers by goals, then assists, then fewer penalties, then name. Players with assists alone come last. */
export function toScorers(matches: readonly ReportedMatch[]): readonly Scorer[] {
  const tallies = new Map<string, Tally>();
  const positions = new Map<string, Position>();
  for (const { home, away, incidents } of matches) {
    const teamOf = (side: Side) => (side === 1 ? home : away);
    for (const incident of incidents) {
      if (incident.kind === "line-up") {
        for (const [id, position] of positionsIn(incident.lineUp.starters)) positions.set(id, position);
      }
      const scored = scoreOf(incident);
      if (scored === null) continue;
      const team = teamOf(scored.side);
      add(tallies, scored.player, team, { goals: scored.value, penalties: scored.isPenalty ? 1 : 0, assists: 0 });
      add(tallies, scored.assist, team, { goals: 0, penalties: 0, assists: 1 });
    }
  }
  const ordered = [...tallies.values()].toSorted(byGoals);
  return ordered.map((tally) => ({
    ...tally,
    rank: 1 + ordered.findIndex(({ goals }) => goals === tally.goals),
    position: positions.get(tally.player.id) ?? null,
  }));
}

type Tally = Omit<Scorer, "rank" | "position">;
type Counts = Pick<Tally, "goals" | "assists" | "penalties">;

function add(tallies: Map<string, Tally>, player: Player | undefined, team: Participant, counts: Counts): void {
  if (player === undefined) return;
  const { goals = 0, assists = 0, penalties = 0, player: known } = tallies.get(player.id) ?? {};
  tallies.set(player.id, {
    player: { ...known, ...player },
    team,
    goals: goals + counts.goals,
    assists: assists + counts.assists,
    penalties: penalties + counts.penalties,
  });
}

type Scored = {
  readonly side: Side;
  readonly value: number;
  readonly isPenalty: boolean;
  readonly player: Player | undefined;
  readonly assist: Player | undefined;
};

function scoreOf(incident: Incident): Scored | null {
  if (incident.kind !== "goal" && incident.kind !== "points") return null;
  if (incident.how === "own-goal") return null;
  const { side, player, assist, how } = incident;
  return { side, value: incident.kind === "goal" ? 1 : incident.value, isPenalty: how === "penalty", player, assist };
}

const byGoals = (a: Tally, b: Tally) =>
  b.goals - a.goals ||
  b.assists - a.assists ||
  a.penalties - b.penalties ||
  (a.player.name < b.player.name ? -1 : a.player.name > b.player.name ? 1 : 0);

/** Derives positions from the formation: line 0 is the goalkeeper, the first line defends, the last attacks, others are midfielders. */
export function positionsIn(starters: readonly LineUpPlayer[]): readonly (readonly [id: string, position: Position])[] {
  const last = Math.max(...starters.map(({ line = 0 }) => line));
  return starters.flatMap(({ id, line }) => (line === undefined || last < 2 ? [] : [[id, positionOf(line, last)]]));
}

function positionOf(line: number, last: number): Position {
  if (line === 0) return "goalkeeper";
  if (line === 1) return "defender";
  return line === last ? "forward" : "midfielder";
}
