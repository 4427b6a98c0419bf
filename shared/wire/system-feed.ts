import { parseSystemCells, toSystemCells, type SystemValues } from "./system-values.ts";
import { decodeRows, encodeRow } from "./codec.ts";

/** The system feed (`sys_`, C7.05): a header row, then one row of `mlp`, `sst`, `stu` and, last, `utime`. */
export function encodeSystemFeed(values: SystemValues): string {
  return encodeRow([["SA", "1"]]) + encodeRow(toSystemCells(values));
}

/** Finds the values wherever they are: one row holds all, or each row holds one. A missing value is unchanged. */
export function decodeSystemFeed(body: string): Partial<SystemValues> {
  return parseSystemCells(decodeRows(body).rows.flat());
}
