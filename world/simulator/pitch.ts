import type { Player } from "../../shared/timeline/player.ts";
import type { Random } from "../../shared/basics/random.ts";
import type { Position } from "./squad.ts";
import type { SheetPlayer, TeamSheet } from "./team-sheet.ts";

/** What a player did; the statistics' names say what each is counted as. */
export type Actions = {
  /** Minutes of play at which the player came on and left; null while on the pitch. */
  readonly onMinute: number;
  offMinute: number | null;
  counts: Partial<Record<ActionName, number>>;
};
export const actionNames = [
  "goals",
  "ownGoals",
  "assists",
  "shots",
  "shotsOnTarget",
  "saves",
  "fouls",
  "offsides",
  "yellowCards",
  "redCards",
  "missedPenalties",
] as const;
export type ActionName = (typeof actionNames)[number];

/** The players of one side who are on the pitch; it changes with substitutions and red cards. */
export type Pitch = ReturnType<typeof createPitch>;

/** The relative chance of each position to perform an action. */
export type Weights = Readonly<Record<Position, number>>;

export function createPitch(sheet: TeamSheet, random: Random) {
  const playing = [...sheet.starters];
  const bench = [...sheet.bench];
  const actions = new Map<SheetPlayer, Actions>();
  const enter = (member: SheetPlayer, onMinute: number) =>
    actions.set(member, { onMinute, offMinute: null, counts: {} });
  for (const starter of playing) enter(starter, 0);

  const note = (member: SheetPlayer, name: ActionName) => {
    const counts = actions.get(member)?.counts;
    if (counts !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  };
  const leave = (member: SheetPlayer, minute: number) => {
    playing.splice(playing.indexOf(member), 1);
    const own = actions.get(member);
    if (own !== undefined) own.offMinute = minute;
  };

  const chooseOf = (members: readonly SheetPlayer[], weights: Weights, except?: SheetPlayer): SheetPlayer | null => {
    const weightOf = (member: SheetPlayer) =>
      member === except ? 0 : weights[member.position] * (0.4 + member.ability);
    let left = random() * members.reduce((sum, member) => sum + weightOf(member), 0);
    for (const member of members) {
      left -= weightOf(member);
      if (left < 0) return member;
    }
    return null;
  };

  return {
    playing,
    actions,
    note,
    leave,
    /** A player on the pitch with a card, or without one; null when there is none. */
    chooseBy: (hasCard: boolean, weights: Weights) =>
      chooseOf(
        playing.filter((member) => (actions.get(member)?.counts.yellowCards ?? 0) > 0 === hasCard),
        weights,
      ),
    /** A player of the first eleven who is still on the pitch, by the weights of positions. */
    chooseStarter: (weights: Weights) =>
      chooseOf(
        playing.filter((member) => actions.get(member)?.onMinute === 0),
        weights,
      ),
    /** A player on the pitch, drawn by the weights of positions; null when none of these is left. */
    choose: (weights: Weights, except?: SheetPlayer) => chooseOf(playing, weights, except),
    /** Replaces a player by one of the bench who plays in the same line, if there is one; null when none is left. */
    substitute(off: SheetPlayer, minute: number): Player | null {
      const same = bench.findIndex(({ position }) => position === off.position);
      const index = same >= 0 ? same : bench.findIndex(({ position }) => position !== "goalkeeper");
      const [on] = index < 0 ? [] : bench.splice(index, 1);
      if (on === undefined) return null;
      leave(off, minute);
      playing.push(on);
      enter(on, minute);
      return on.player;
    },
  };
}
