type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const noFields: UnknownRecord = {};

/** The fields of an object of unknown shape; none for anything else. */
export const fieldsOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : noFields);

/** "" for a value that is not text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
