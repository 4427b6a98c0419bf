import type { Pair, PlayerFigures, Side } from "../../shared/timeline/incident.ts";
import { actionNames, type ActionName, type Actions, type Pitch } from "./pitch.ts";
import type { Random } from "../../shared/basics/random.ts";
import type { SheetPlayer } from "./team-sheet.ts";

/** The points that each action adds to a mark, which starts from `usualMark`. */
const worth: Readonly<Record<ActionName, number>> = {
  goals: 1.1,
  ownGoals: -1,
  assists: 0.7,
  shots: 0.03,
  shotsOnTarget: 0.07,
  saves: 0.25,
  fouls: -0.07,
  offsides: -0.05,
  yellowCards: -0.25,
  redCards: -1.3,
  missedPenalties: -0.7,
};
const usualMark = 6.4;
const columns = ["goals", "assists", "shots", "shotsOnTarget", "saves", "fouls", "yellowCards", "redCards"] as const;
/** A player who played for fewer minutes gets no mark. */
const leastMinutes = 10;

/** The figures and marks of a side's players, which are unknown before the end. */
export function ratePlayers(
  random: Random,
  pitch: Pitch,
  side: Side,
  [home, away]: Pair,
  playedMinutes: number,
): readonly PlayerFigures[] {
  const margin = side === 1 ? home - away : away - home;
  const conceded = side === 1 ? away : home;
  return [...pitch.actions].map(([member, actions]) => {
    const minutes = Math.max(1, Math.round((actions.offMinute ?? playedMinutes) - actions.onMinute));
    const rating = markOf(random, member, actions, margin, conceded);
    const counts = columns.flatMap((name) =>
      actions.counts[name] === undefined ? [] : [[name, String(actions.counts[name])]],
    );
    return {
      player: member.player,
      values: {
        ...(minutes < leastMinutes ? {} : { rating: rating.toFixed(1) }),
        minutes: String(minutes),
        ...Object.fromEntries(counts),
      },
    };
  });
}

function markOf(random: Random, member: SheetPlayer, actions: Actions, margin: number, conceded: number): number {
  let mark =
    usualMark + 0.15 * Math.max(-3, Math.min(3, margin)) + (member.ability - 0.5) * 0.4 + (random() - 0.5) * 0.9;
  if (member.position === "goalkeeper" || member.position === "defender") {
    mark += conceded === 0 ? 0.4 : -0.12 * (conceded - 1);
  }
  for (const name of actionNames) mark += worth[name] * (actions.counts[name] ?? 0);
  return Math.max(3, Math.min(10, mark));
}
