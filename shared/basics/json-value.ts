import { parseJson } from "./parse-json.ts";
import { isRecord } from "./record.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject => isRecord(value);

/** The object that a stored text holds; empty when it holds none. */
export function parseJsonObject(text: string): JsonObject {
  // Whatever a text of JSON says is a value of JSON.
  const value = parseJson(text) as Json | undefined;
  return isJsonObject(value) ? value : {};
}
