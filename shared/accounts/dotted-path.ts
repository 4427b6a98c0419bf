import type { Json, JsonObject } from "../basics/json-value.ts";

/**
 * `mygames.data.g_1_abc` as its keys, or why the text is not a path; `isNew` is false for an error that was reported
 * before.
 */
export type ParsedPath =
  | { readonly ok: true; readonly keys: readonly string[] }
  | { readonly ok: false; readonly error: string; readonly isNew: boolean };

/** How many error messages a parser remembers; the oldest is forgotten first (A9.07). */
export const maxPathErrors = 500;

/** Reads dotted paths and remembers the faulty ones, so that a caller logs each of them once. */
export function createPathParser(maxErrors: number = maxPathErrors): (path: string) => ParsedPath {
  const errors = new Map<string, string>();
  return (path) => {
    const known = errors.get(path);
    if (known !== undefined) return { ok: false, error: known, isNew: false };
    const keys = path.split(".");
    if (!keys.includes("")) return { ok: true, keys };
    const error = `"${path}" is no path: its key ${keys.indexOf("") + 1} is empty`;
    const [oldest] = errors.keys();
    if (errors.size >= maxErrors && oldest !== undefined) errors.delete(oldest);
    errors.set(path, error);
    return { ok: false, error, isNew: true };
  };
}

/** The value at a path of inner or private data (A3.01); undefined when there is none. */
export function readPath(data: JsonObject, keys: readonly string[]): Json | undefined {
  let value: Json | undefined = data;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as JsonObject)[key];
  }
  return value;
}
