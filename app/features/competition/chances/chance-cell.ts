import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";

/** The chances, in per cent, from which on a tint is the next stronger one. */
export const tintsFrom = [1, 5, 15, 30, 50, 75] as const;

/** 0 for a chance below the first tint. */
export function tintOf(chance: Chance): number {
  const percent = 100 * toShare(chance);
  return tintsFrom.filter((from) => percent >= from).length;
}

export const toShare = (chance: Chance): number =>
  chance.kind === "share" ? chance.share : chance.kind === "certain" ? 1 : 0;

/** "67", "<1", ">99": a share of simulated seasons never says 0 or 100, which only logic does ("–", "100"). */
export function toChanceText(chance: Chance): string {
  if (chance.kind === "certain") return "100";
  if (chance.kind === "impossible") return "–";
  const percent = Math.round(100 * chance.share);
  if (chance.share < 0.01) return "<1";
  return percent >= 100 ? ">99" : String(percent);
}
