import type { TableKind } from "./league-table.ts";

/**
 * The tabs of `to_` and `df_to_`. 1 to 3, 8 and 9 are the format's; live tables and draws have no known numbers, so
 * theirs are ours.
 */
export const tableTab = { overall: 1, home: 2, away: 3, live: 4, draw: 5, form: 8, longForm: 9 } as const;

const whole: TableKind = { scope: "overall", isLive: false, lastMatches: null };

export const tableKinds: ReadonlyMap<number, TableKind> = new Map([
  [tableTab.overall, whole],
  [tableTab.home, { ...whole, scope: "home" }],
  [tableTab.away, { ...whole, scope: "away" }],
  [tableTab.live, { ...whole, isLive: true }],
  [tableTab.form, { ...whole, lastMatches: 5 }],
  [tableTab.longForm, { ...whole, lastMatches: 10 }],
]);
