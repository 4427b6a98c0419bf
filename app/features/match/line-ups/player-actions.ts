import { readSummary, type SummaryKind } from "../../../../shared/wire/sections/read-summary.ts";

/** A player's actions that are shown beside the name. */
export type PlayerActions = {
  readonly goals: number;
  readonly ownGoals: number;
  readonly card: "yellowCard" | "secondYellowCard" | "redCard" | null;
};
/** By the player's id. */
export type Actions = ReadonlyMap<string, PlayerActions>;

export const noActions: PlayerActions = { goals: 0, ownGoals: 0, card: null };

const goalKinds: ReadonlySet<SummaryKind> = new Set(["goal", "penaltyGoal"]);

/** Reads the body of a summary. Goals of a shoot-out do not count as a player's goals. */
export function actionsOf(summaryBody: string): Actions {
  const actions = new Map<string, PlayerActions>();
  for (const { incidents } of readSummary(summaryBody).periods) {
    for (const { kind, playerId, minute } of incidents) {
      if (playerId === "") continue;
      const before = actions.get(playerId) ?? noActions;
      if (goalKinds.has(kind) && minute !== "") actions.set(playerId, { ...before, goals: before.goals + 1 });
      else if (kind === "ownGoal") actions.set(playerId, { ...before, ownGoals: before.ownGoals + 1 });
      else if (kind === "yellowCard" || kind === "secondYellowCard" || kind === "redCard")
        actions.set(playerId, { ...before, card: kind });
    }
  }
  return actions;
}
