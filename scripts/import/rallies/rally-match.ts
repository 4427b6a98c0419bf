import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";

/** A match of sets in which every rally is a point, as a source describes it. Times are unix seconds. */
export type RallyMatch = {
  readonly sportId: number;
  readonly competition: string;
  /** "2018-19", "2022". */
  readonly season: string;
  readonly round: string;
  readonly startSeconds: number;
  /** False when only the day is known. */
  readonly timeKnown: boolean;
  readonly sides: readonly [home: RallySide, away: RallySide];
  readonly sets: readonly RallySet[];
};

export type RallySide = {
  readonly name: string;
  /** Empty in singles. */
  readonly players: readonly RallyPlayer[];
  readonly coach?: string;
};
export type RallyPlayer = {
  readonly shirt: string;
  readonly name: string;
  readonly isStarter: boolean;
  readonly isLibero: boolean;
};

export type RallySet = {
  readonly startSeconds: number;
  readonly events: readonly RallyEvent[];
};
/** `score` is the score of the set after the rally, as the source has it. Players are named by their shirts. */
export type RallyEvent =
  | {
      readonly kind: "rally";
      readonly atSeconds: number;
      readonly side: Side;
      readonly score: Pair;
      readonly how?: PlayName;
      readonly shirt?: string;
    }
  | {
      readonly kind: "substitution";
      readonly atSeconds: number;
      readonly side: Side;
      readonly off: string;
      readonly on: string;
    };

/** Explains why a match's points are impossible under the rules; null when they add up. */
export function rallyFault({ sets }: RallyMatch, rules: RallyRules): string | null {
  const won: [number, number] = [0, 0];
  for (const [index, { events }] of sets.entries()) {
    const score: [number, number] = [0, 0];
    let rally = 0;
    for (const event of events) {
      if (event.kind !== "rally") continue;
      rally += 1;
      const before = score.join("-");
      score[event.side - 1] = (score[event.side - 1] ?? 0) + 1;
      if (score.join() !== event.score.join()) {
        return `rally ${rally} of set ${index + 1} goes from ${before} to ${event.score.join("-")}`;
      }
    }
    const isLast = index === rules.bestOf - 1;
    if (!rules.isOver(score, isLast)) return `set ${index + 1} ends at ${score.join("-")}`;
    won[score[0] > score[1] ? 0 : 1] += 1;
  }
  const needed = (rules.bestOf + 1) / 2;
  return Math.max(...won) === needed ? null : `the match ends at ${won.join("-")} sets`;
}

export type RallyRules = { readonly bestOf: number; readonly isOver: (score: Pair, isLastSet: boolean) => boolean };
