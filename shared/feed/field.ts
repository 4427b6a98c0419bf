import type { Cell, Row } from "./codec.ts";

/** One named field of a row kind: its key on the wire and how its value is written and read. */
export type Field<T> = {
  readonly key: string;
  readonly format: (value: T) => string;
  /** Undefined when the text is not a value of this field; the cell is then ignored. */
  readonly parse: (text: string) => T | undefined;
};
type AnyField = {
  readonly key: string;
  readonly format: (value: never) => string;
  readonly parse: (text: string) => unknown;
};
export type FieldTable = Readonly<Record<string, AnyField>>;
type ValueOf<F> = F extends { readonly parse: (text: string) => infer T | undefined } ? Exclude<T, undefined> : never;

/**
 * The type of a table's rows. Every field is optional, because rows carry only what is known or changed; null means
 * cleared and travels as an empty value.
 */
export type Fields<T extends FieldTable> = { readonly [K in keyof T]?: ValueOf<T[K]> | null };

export const text = (key: string): Field<string> => ({ key, format: (value) => value, parse: (value) => value });

export const int = (key: string): Field<number> => ({
  key,
  format: String,
  parse: (value) => (/^-?\d{1,15}$/.test(value) ? Number(value) : undefined),
});

export function toCells<T extends FieldTable>(table: T, fields: Fields<T>): Cell[] {
  const cells: Cell[] = [];
  for (const name of Object.keys(table)) {
    const value: unknown = fields[name];
    const field = table[name];
    if (value === undefined || field === undefined) continue;
    cells.push([field.key, value === null ? "" : field.format(value as never)]);
  }
  return cells;
}

export function fromCells<T extends FieldTable>(table: T, row: Row): Fields<T> {
  const names = new Map(Object.entries(table).map(([name, field]) => [field.key, name]));
  const fields: Record<string, unknown> = {};
  for (const [key, value] of row) {
    const name = names.get(key);
    const field = name === undefined ? undefined : table[name];
    if (name === undefined || field === undefined) continue;
    const parsed = value === "" ? null : field.parse(value);
    if (parsed !== undefined) fields[name] = parsed;
  }
  return fields as Fields<T>;
}
