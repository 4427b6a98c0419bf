import { orderRows } from "./order-rows.ts";
import type { StandingsMatch } from "./standings-match.ts";
import type { StandingsRules } from "./standings-rules.ts";
import { tally, type StandingsRow, type StandingsScope } from "./tally.ts";

/** `rank` counts from 1; rows that no criterion separates share theirs. */
export type RankedRow = StandingsRow & { readonly rank: number };

export type StandingsInput = {
  /** In the order that rows with nothing between them keep: by name, say. */
  readonly participantIds: readonly string[];
  /** Others, games with whom count. */
  readonly opponentIds?: readonly string[];
  readonly matches: readonly StandingsMatch[];
  readonly rules: StandingsRules;
  readonly scope?: StandingsScope;
  /** Points that a federation took off (or, negative, gave); the overall table only. */
  readonly deductions?: ReadonlyMap<string, number>;
};

/** A league table from its results (docs/adr/016). A home or away table compares no games among level participants. */
export function toStandings(input: StandingsInput): readonly RankedRow[] {
  const { participantIds, opponentIds = [], matches, rules, scope = "overall", deductions } = input;
  const own = new Set(participantIds);
  const rows = tally([...own, ...opponentIds.filter((id) => !own.has(id))], matches, rules.points, scope).filter(
    ({ participantId }) => own.has(participantId),
  );
  const isOverall = scope === "overall";
  const counted = isOverall && deductions !== undefined ? rows.map((row) => deduct(row, deductions)) : rows;
  const criteria = isOverall ? rules.criteria : rules.criteria.filter((criterion) => typeof criterion === "string");
  return toRanked(orderRows(counted, criteria, matches, rules.points));
}

/** Each row with its rank; those in one tier share theirs. */
export function toRanked(tiers: readonly (readonly StandingsRow[])[]): readonly RankedRow[] {
  let rank = 1;
  return tiers.flatMap((tier) => {
    const ranked = tier.map((row) => ({ ...row, rank }));
    rank += tier.length;
    return ranked;
  });
}

const deduct = (row: StandingsRow, deductions: ReadonlyMap<string, number>): StandingsRow => ({
  ...row,
  points: row.points - (deductions.get(row.participantId) ?? 0),
});
