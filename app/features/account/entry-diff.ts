import { isJsonObject, type Json, type JsonObject } from "../../../shared/basics/json-value.ts";
import { applyDataDiff, isEmptyDiff, toDataDiff, type DataDiff } from "../../../shared/accounts/data-diff.ts";

/**
 * How devices merge the things that a visitor follows. A part of the data (`mygames`, `myteams` …) is a record of records. Its
 * entries, two levels down, are atomic: a merge keeps or drops an entry, but never combines two. The changes that a device made
 * since it last loaded the account's data are applied over the account's present data. So an entry that one device added stays
 * whatever another one did; an entry that a device removed goes unless another device wrote it again; and if two devices wrote
 * the same entry, the later write wins (docs/adr/033).
 */

/** Levels above an entry, within a part. */
const entryDepth = 2;

/** The diff from one state of a part to another, its entries whole. */
export function toEntryDiff(before: Json | undefined, after: Json | undefined, depth = entryDepth): DataDiff {
  if (depth === 0 || !isJsonObject(before) || !isJsonObject(after)) {
    if (isEmptyDiff(toDataDiff(before, after))) return {};
    // `merge` would merge an object into the stored one, so the old one is removed first.
    const unmerge = isJsonObject(before) && isJsonObject(after) ? { unmerge: true } : {};
    return after === undefined ? { unmerge: true } : { ...unmerge, merge: after };
  }
  const merge: Record<string, Json> = {};
  const unmerge: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const diff = toEntryDiff(own(before, key), own(after, key), depth - 1);
    if (diff.merge !== undefined) merge[key] = diff.merge;
    if (diff.unmerge !== undefined) unmerge[key] = diff.unmerge;
  }
  return {
    ...(Object.keys(merge).length === 0 ? {} : { merge }),
    ...(Object.keys(unmerge).length === 0 ? {} : { unmerge }),
  };
}

const own = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * A part after the device's own changes were applied over the account's.
 * @param base the value when both last agreed, @param local the device's present value
 */
export const mergePart = (
  base: Json | undefined,
  local: Json | undefined,
  server: Json | undefined,
): Json | undefined => applyDataDiff(server, toEntryDiff(base, local));
