import { decimal, int, ints, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The strength of a team or a player (`pm_4_`), which is ours: one row. */
export const strengthKinds = {
  side: {
    fields: {
      /** Points now. */
      value: int("STV"),
      /** The last day of each week with games (unix seconds of its start, UTC), and the points after it. */
      days: ints("STD", "|"),
      values: ints("STP", "|"),
      games: int("STG"),
      /** The rank among those that games compare with it, and how many these are. */
      rank: int("STR"),
      ranked: int("STN"),
      /** Its last league of one table, and the rank in it; absent for a side without one. */
      stageId: text("STS"),
      league: text("STL"),
      leagueRank: int("STK"),
      /** The ids of the sides of that league, by which a visitor's hidden team is found. */
      sideIds: texts("STI", "|"),
      /** Its country in feeds; absent for a side without one. */
      countryId: text("STC"),
      /** The start of the first day with counted games. */
      sinceSeconds: int("STF"),
      /** Games foretold, the mean Brier score of these forecasts, and that of the shares of outcomes. */
      forecasts: int("STJ"),
      ours: decimal("STO"),
      base: decimal("STB"),
    },
  },
} as const;

export const strengthSection = createSectionCodec(strengthKinds);

/** A strength, as a page shows it. */
export type ShownStrength = {
  readonly value: number;
  readonly points: readonly { readonly atSeconds: number; readonly value: number }[];
  readonly games: number;
  readonly rank: number;
  readonly ranked: number;
  readonly league: { readonly name: string; readonly rank: number; readonly sides: number } | null;
  readonly countryId: string | null;
  readonly sinceSeconds: number;
  readonly forecasts: number;
  readonly ours: number;
  readonly base: number;
};

/** Null for a body without a strength. */
export function readStrength(body: string): ShownStrength | null {
  const [row] = strengthSection.decode(body).rows;
  if (row === undefined || typeof row.fields.value !== "number") return null;
  const { value, days, values, games, rank, ranked, league, leagueRank, countryId, sinceSeconds } = row.fields;
  const { forecasts, ours, base, sideIds } = row.fields;
  return {
    value,
    points: (days ?? []).map((atSeconds, index) => ({ atSeconds, value: values?.[index] ?? value })),
    games: games ?? 0,
    rank: rank ?? 0,
    ranked: ranked ?? 0,
    league:
      league && typeof leagueRank === "number" ? { name: league, rank: leagueRank, sides: sideIds?.length ?? 0 } : null,
    countryId: countryId ?? null,
    sinceSeconds: sinceSeconds ?? 0,
    forecasts: forecasts ?? 0,
    ours: ours ?? 0,
    base: base ?? 0,
  };
}
