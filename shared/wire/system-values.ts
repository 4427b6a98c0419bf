import { syncIntervalMs } from "../basics/timing.ts";

/** The service status while nothing is wrong. */
export const statusUp = 1;

/** The values of the system feed (C7.05). */
export type SystemValues = {
  /** `mlp`: how much slower than usual clients must poll. */
  readonly multiplier: number;
  /** `sst`: a number that the operator sets; every page says so when it is not `statusUp` (C4.26). */
  readonly serviceStatus: number;
  /** `stu`: seconds between two updates. */
  readonly updateSeconds: number;
  /** `utime`: the server's clock. */
  readonly serverSeconds: number;
};

const systemKeys = { mlp: "multiplier", sst: "serviceStatus", stu: "updateSeconds", utime: "serverSeconds" } as const;
type SystemKey = keyof typeof systemKeys;

const isSystemKey = (key: string): key is SystemKey => Object.hasOwn(systemKeys, key);

/** The values that the feed's cells change; a cell that is not a number of 0 or more changes nothing. */
export function parseSystemCells(cells: Iterable<readonly [key: string, value: string]>): Partial<SystemValues> {
  const values: Partial<Record<(typeof systemKeys)[SystemKey], number>> = {};
  for (const [key, text] of cells) {
    const value = text.trim() === "" ? Number.NaN : Number(text);
    if (isSystemKey(key) && Number.isFinite(value) && value >= 0) values[systemKeys[key]] = value;
  }
  return values;
}

export function toSystemCells(values: SystemValues): [key: string, value: string][] {
  return Object.entries(systemKeys).map(([key, name]) => [key, String(values[name])]);
}

/** The polling interval from the values; null when it is not a usable one. */
export function systemSyncIntervalMs(values: Partial<SystemValues>): number | null {
  if (values.updateSeconds === undefined || values.updateSeconds === 0) return null;
  const multiplier = values.multiplier === undefined || values.multiplier === 0 ? 1 : values.multiplier;
  return syncIntervalMs(values.updateSeconds, multiplier);
}
