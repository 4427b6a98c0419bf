import { isJsonObject, type Json, type JsonObject } from "../basics/json-value.ts";

/** Whether a part of the data holds nothing: none of its records has an entry. */
export const isEmptyPart = (value: Json | undefined): boolean =>
  value === undefined ||
  (isJsonObject(value) && Object.values(value).every((list) => isJsonObject(list) && Object.keys(list).length === 0));

/**
 * The data without its empty parts: `mygames` is removed when its last game is (C7.12). The service does it, because a device
 * that removed the whole would remove what another one has just added.
 */
export const withoutEmptyParts = (data: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([, part]) => !isEmptyPart(part)));
