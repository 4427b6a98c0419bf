import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import type { TableKind } from "./league-table.ts";

const whole: TableKind = { scope: "overall", isLive: false, lastMatches: null };

export const tableKinds: ReadonlyMap<number, TableKind> = new Map([
  [tableTab.overall, whole],
  [tableTab.home, { ...whole, scope: "home" }],
  [tableTab.away, { ...whole, scope: "away" }],
  [tableTab.live, { ...whole, isLive: true }],
  [tableTab.form, { ...whole, lastMatches: 5 }],
  // The half-time table counts other scores of the same games, and nobody is promoted by it.
  [tableTab.halfTime, whole],
  [tableTab.longForm, { ...whole, lastMatches: 10 }],
]);
