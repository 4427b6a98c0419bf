import { readSummary, type SummaryKind } from "../../../../shared/feed/sections/read-summary.ts";

/** What a player did that is drawn at the name. */
export type PlayerDeeds = {
  readonly goals: number;
  readonly ownGoals: number;
  readonly card: "yellowCard" | "secondYellowCard" | "redCard" | null;
};
/** By the player's id. */
export type Deeds = ReadonlyMap<string, PlayerDeeds>;

export const noDeeds: PlayerDeeds = { goals: 0, ownGoals: 0, card: null };

const goalKinds: ReadonlySet<SummaryKind> = new Set(["goal", "penaltyGoal"]);

/** From the body of a summary; those of a shoot-out are no goals of a player. */
export function deedsOf(summaryBody: string): Deeds {
  const deeds = new Map<string, PlayerDeeds>();
  for (const { incidents } of readSummary(summaryBody).periods) {
    for (const { kind, playerId, minute } of incidents) {
      if (playerId === "") continue;
      const before = deeds.get(playerId) ?? noDeeds;
      if (goalKinds.has(kind) && minute !== "") deeds.set(playerId, { ...before, goals: before.goals + 1 });
      else if (kind === "ownGoal") deeds.set(playerId, { ...before, ownGoals: before.ownGoals + 1 });
      else if (kind === "yellowCard" || kind === "secondYellowCard" || kind === "redCard")
        deeds.set(playerId, { ...before, card: kind });
    }
  }
  return deeds;
}
