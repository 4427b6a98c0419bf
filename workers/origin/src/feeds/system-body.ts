import { encodeRow } from "../../../../shared/feed/codec.ts";

/** Seconds between updates that a reader without push waits (C9.01), times the multiplier. */
const updateSeconds = 5;
const multiplier = 1;
const statusUp = 1;

/** The service's parameters (C7.05): multiplier, status, update time, server time. */
export function toSystemBody(nowSeconds: number): string {
  return encodeRow([
    ["SA", "1"],
    ["mlp", String(multiplier)],
    ["sst", String(statusUp)],
    ["stu", String(updateSeconds)],
    ["utime", String(nowSeconds)],
  ]);
}
