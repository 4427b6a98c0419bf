import type { DataDiff } from "../../../../shared/accounts/data-diff.ts";
import type { Json } from "../../../../shared/basics/json-value.ts";

const mostKeys = 8;
const deepest = 12;
/** Names that an object of JavaScript has already: no data of ours is called so. */
const refusedKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a diff at this path may be applied: not too deep, and with no key that means something to JavaScript. */
export const isDataDiff = (keys: readonly string[], { merge, unmerge }: DataDiff): boolean =>
  keys.length <= mostKeys &&
  !keys.some((key) => refusedKeys.has(key)) &&
  [merge, unmerge].every((part) => part === undefined || isSound(part, deepest));

function isSound(value: Json, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => !refusedKeys.has(key) && isSound(inner, depth - 1));
}
