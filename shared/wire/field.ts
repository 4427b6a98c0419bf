import { fromSafeValue, toSafeValue } from "./safe-value.ts";

/** One named field of a row kind: its key on the wire and how its value is written and read. */
export type Field<T> = {
  readonly key: string;
  /** The kinds that row codecs read and write without a call. */
  readonly kind: "text" | "int" | "lines" | "other";
  readonly format: (value: T) => string;
  /** Undefined when the text, which is not empty, is not a value of this field; the cell is then ignored. */
  readonly parse: (text: string) => T | undefined;
};
export type AnyField = Omit<Field<unknown>, "format"> & { readonly format: (value: never) => string };
export type FieldTable = Readonly<Record<string, AnyField>>;
type ValueOf<F> = F extends { readonly parse: (text: string) => (infer T) | undefined } ? Exclude<T, undefined> : never;

/**
 * The type of a table's rows. Every field is optional, because rows carry only what is known or changed; null means
 * cleared and is sent as an empty value, as are an empty text and an empty list.
 */
export type Fields<T extends FieldTable> = { readonly [K in keyof T]?: ValueOf<T[K]> | null };

export const text = (key: string): Field<string> => ({
  key,
  kind: "text",
  format: (value) => value,
  parse: (value) => value,
});

/** Lines of text, separated by real line feeds (F29): only this value may contain them. */
export const lines = (key: string): Field<readonly string[]> => ({
  key,
  kind: "lines",
  format: (values) => values.map(toSafeValue).join("\n"),
  parse: (value) => value.split("\n").map(fromSafeValue),
});

/** A whole number of at most 15 digits. */
export const int = (key: string): Field<number> => ({ key, kind: "int", format: String, parse: parseInteger });

/** A number with at most 6 decimals. */
export const decimal = (key: string): Field<number> => ({
  key,
  kind: "other",
  format: (value) => String(Math.round(value * 1e6) / 1e6),
  parse: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : undefined),
});

/** A list inside one value. Items hold no mark; empty items do not exist. */
export const texts = (key: string, mark: string): Field<readonly string[]> => ({
  key,
  kind: "other",
  format: (values) => values.join(mark),
  parse: (value) => value.split(mark).filter((item) => item !== ""),
});

/** A list of whole numbers inside one value; other items are left out. */
export const ints = (key: string, mark: string): Field<readonly number[]> => ({
  key,
  kind: "other",
  format: (values) => values.join(mark),
  parse: (value) =>
    value
      .split(mark)
      .map(parseInteger)
      .filter((item) => item !== undefined),
});

function parseInteger(value: string): number | undefined {
  return /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}
