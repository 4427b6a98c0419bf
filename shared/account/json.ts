export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object that a stored text holds; empty when it holds none. */
export function parseJsonObject(text: string | null): JsonObject {
  const value = parseJson(text);
  return isJsonObject(value) ? value : {};
}

/** The value that a text holds; null when it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of an object of unknown shape; none for anything else. */
export function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null ? { ...input } : {};
}
