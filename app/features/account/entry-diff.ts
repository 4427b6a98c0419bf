import { isJsonObject, type Json, type JsonObject } from "../../../shared/json/json-value.ts";
import { applyDataDiff, isEmptyDiff, toDataDiff, type DataDiff } from "../../../shared/account/data-diff.ts";

/**
 * How devices agree on what a visitor follows. A part of the data (`mygames`, `myteams` …) is a record of records, and its entries,
 * two levels down, are taken whole: an entry is there or not, and never half of one. What a device changed since it last
 * saw the account's data is applied over the account's data of now. So an entry that one device added stays whatever another
 * one did, one that a device removed goes unless another device wrote it anew, and of two that wrote the same entry
 * the later one counts (docs/adr/033).
 */

/** Levels above an entry, within a part. */
const entryDepth = 2;

/** The diff from one state of a part to another, its entries whole. */
export function toEntryDiff(before: Json | undefined, after: Json | undefined, depth = entryDepth): DataDiff {
  if (depth === 0 || !isJsonObject(before) || !isJsonObject(after)) {
    if (isEmptyDiff(toDataDiff(before, after))) return {};
    // An object is merged into what is there: the old one goes first.
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
 * @param base what both held when they last met, @param local what the device holds now
 */
export const mergePart = (
  base: Json | undefined,
  local: Json | undefined,
  server: Json | undefined,
): Json | undefined => applyDataDiff(server, toEntryDiff(base, local));
