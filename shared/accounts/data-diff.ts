import { isJsonObject, type Json, type JsonObject } from "../basics/json-value.ts";

/**
 * A change of stored data. `merge` is merged into the data, object by object; anything but an object replaces the
 * earlier value. `unmerge` names the parts to remove: `true` removes the value, an object names the parts to remove inside. Removal comes
 * first.
 */
export type DataDiff = { readonly merge?: Json; readonly unmerge?: Json };

/** The smallest diff from one value to another; undefined means no value. Empty when nothing changed. */
export function toDataDiff(before: Json | undefined, after: Json | undefined): DataDiff {
  if (after === undefined) return before === undefined ? {} : { unmerge: true };
  if (!isJsonObject(before) || !isJsonObject(after)) return isSame(before, after) ? {} : { merge: after };
  const merges: [string, Json][] = [];
  const removals: [string, Json][] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const { merge, unmerge } = toDataDiff(ownValue(before, key), ownValue(after, key));
    if (merge !== undefined) merges.push([key, merge]);
    if (unmerge !== undefined) removals.push([key, unmerge]);
  }
  return {
    ...(merges.length === 0 ? {} : { merge: Object.fromEntries(merges) }),
    ...(removals.length === 0 ? {} : { unmerge: Object.fromEntries(removals) }),
  };
}

/** The value after a diff; undefined when the diff removes it. */
export function applyDataDiff(value: Json | undefined, diff: DataDiff): Json | undefined {
  const rest = diff.unmerge === undefined ? value : withoutRemoved(value, diff.unmerge);
  return diff.merge === undefined ? rest : merged(rest, diff.merge);
}

/** Turns a diff of the value at a path into a diff of the whole. */
export function diffAt(keys: readonly string[], diff: DataDiff): DataDiff {
  const nested = (change: Json) => keys.reduceRight<Json>((inner, key) => ({ [key]: inner }), change);
  return {
    ...(diff.merge === undefined ? {} : { merge: nested(diff.merge) }),
    ...(diff.unmerge === undefined ? {} : { unmerge: nested(diff.unmerge) }),
  };
}

export const isEmptyDiff = (diff: DataDiff): boolean => diff.merge === undefined && diff.unmerge === undefined;

function merged(value: Json | undefined, merge: Json): Json {
  if (!isJsonObject(value) || !isJsonObject(merge)) return merge;
  const changes = Object.entries(merge).map(([key, change]) => [key, merged(ownValue(value, key), change)] as const);
  return Object.fromEntries([...Object.entries(value), ...changes]);
}

function withoutRemoved(value: Json | undefined, removal: Json): Json | undefined {
  if (!isJsonObject(removal)) return undefined;
  if (!isJsonObject(value)) return value;
  const rest: [string, Json][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const removed = ownValue(removal, key);
    const kept = removed === undefined ? inner : withoutRemoved(inner, removed);
    if (kept !== undefined) rest.push([key, kept]);
  }
  return Object.fromEntries(rest);
}

const ownValue = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

function isSame(one: Json | undefined, other: Json): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index] ?? null));
  }
  if (isJsonObject(one) && isJsonObject(other)) return isEmptyDiff(toDataDiff(one, other));
  return one === other;
}
