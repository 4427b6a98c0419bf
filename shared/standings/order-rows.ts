import { criterionValue, type Criterion, type HeadToHead, type RowCriterion } from "./criteria.ts";
import type { PointsRule } from "./points.ts";
import type { StandingsMatch } from "./standings-match.ts";
import { tally, type StandingsRow } from "./tally.ts";

type Rows = readonly StandingsRow[];
/** Rows from best to worst; those in one tier are level by every criterion. */
type Tiers = readonly Rows[];

export function orderRows(
  rows: Rows,
  criteria: readonly Criterion[],
  matches: readonly StandingsMatch[],
  points: PointsRule,
): Tiers {
  const [first, ...rest] = criteria;
  if (rows.length < 2 || first === undefined) return [rows];
  if (typeof first === "string") {
    return tiersBy(rows, first).flatMap((tier) => orderRows(tier, rest, matches, points));
  }
  const tiers = headToHeadTiers(rows, first, matches, points);
  const isSplit = tiers.length > 1;
  const next = isSplit && first.again === true ? criteria : rest;
  return tiers.flatMap((tier) => orderRows(tier, next, matches, points));
}

/** The rows by one value, highest first; rows of one value keep their order. */
function tiersBy(rows: Rows, criterion: RowCriterion): Tiers {
  const tiers = new Map<number, StandingsRow[]>();
  for (const row of rows) {
    const value = criterionValue(row, criterion);
    const tier = tiers.get(value);
    if (tier === undefined) tiers.set(value, [row]);
    else tier.push(row);
  }
  return [...tiers].toSorted(([a], [b]) => (a > b ? -1 : 1)).map(([, tier]) => tier);
}

/** The rows by the table of their own games. One tier when those games are not all played yet. */
function headToHeadTiers(rows: Rows, rule: HeadToHead, matches: readonly StandingsMatch[], points: PointsRule): Tiers {
  const ids = rows.map((row) => row.participantId);
  const byId = new Map(rows.map((row) => [row.participantId, row]));
  const own = matches.filter((match) => byId.has(match.homeId) && byId.has(match.awayId));
  const expected = ((rule.meetings ?? 0) * ids.length * (ids.length - 1)) / 2;
  if (own.length < expected) return [rows];
  const table = tally(ids, own, points);
  return orderRows(table, rule.headToHead, own, points).map((tier) =>
    tier.flatMap((row) => byId.get(row.participantId) ?? []),
  );
}
