import { intOf, keyOf, nextCell, toKeyCode, valueOf, type Cursor } from "./cursor.ts";
import type { AnyField, Fields, FieldTable } from "./field.ts";
import { toSafeValue } from "./safe-value.ts";
import { addName, createShapeTree, toObject } from "./shape.ts";

/** Writes and reads the rows of one field table. */
export type RowCodec<T extends FieldTable> = {
  /** The cells of the fields that are there, in the table's order, without the row's end. */
  readonly encodeCells: (fields: Fields<T>) => string;
  /** The whole row. Its first field names the row's kind and is written always. */
  readonly encode: (fields: Fields<T>) => string;
  /**
   * The cursor's row from its current cell on. Keys that the table does not name and values that are none of their field
   * are skipped; of a repeated key the last value counts.
   */
  readonly read: (cursor: Cursor) => Fields<T>;
};

type Slot = {
  readonly name: string;
  readonly prefix: string;
  readonly field: AnyField;
  readonly kind: AnyField["kind"];
  /** The last row that held this field, and the place of its value there. */
  row: number;
  at: number;
};

export function createRowCodec<T extends FieldTable>(table: T): RowCodec<T> {
  const slots = Object.entries(table).map(([name, field]) => toSlot(name, field));
  const byKey = new Map(slots.map((slot) => [slot.field.key, slot]));
  const byKeyCode = new Map(slots.map((slot) => [toKeyCode(slot.field.key), slot]));
  byKeyCode.delete(0);
  const tree = createShapeTree();
  const values: unknown[] = [];
  let row = 0;

  function encodeCells(fields: Readonly<Record<string, unknown>>): string {
    let cells = "";
    for (const slot of slots) {
      const value = fields[slot.name];
      if (value !== undefined) cells += slot.prefix + toText(slot, value) + "¬";
    }
    return cells;
  }

  function encode(fields: Readonly<Record<string, unknown>>): string {
    const [first] = slots;
    const start = first !== undefined && fields[first.name] === undefined ? `${first.prefix}¬` : "";
    return `${start}${encodeCells(fields)}~`;
  }

  function read(cursor: Cursor): Fields<T> {
    row += 1;
    let count = 0;
    let shape = tree.root;
    do {
      const slot = cursor.keyCode === 0 ? byKey.get(keyOf(cursor)) : byKeyCode.get(cursor.keyCode);
      if (slot === undefined) continue;
      const value = readValue(slot, cursor);
      if (value === undefined) continue;
      if (slot.row === row) {
        values[slot.at] = value;
        continue;
      }
      slot.row = row;
      slot.at = count;
      values[count] = value;
      count += 1;
      shape = addName(tree, shape, slot.name);
    } while (nextCell(cursor));
    // Each value was read by the field of its own name.
    return toObject(tree, shape, values) as Fields<T>;
  }

  return { encodeCells, encode, read };
}

const toSlot = (name: string, field: AnyField): Slot => ({
  name,
  prefix: `${field.key}÷`,
  field,
  kind: field.kind,
  row: 0,
  at: 0,
});

function toText(slot: Slot, value: unknown): string {
  if (value === null) return "";
  if (slot.kind === "int") return String(value);
  // The table's type promises that the value is one of its field.
  return toSafeValue(slot.kind === "text" ? (value as string) : slot.field.format(value as never));
}

function readValue(slot: Slot, cursor: Cursor): unknown {
  if (cursor.keyEnd + 1 === cursor.valueEnd) return null;
  if (slot.kind === "int") return intOf(cursor);
  return slot.kind === "text" ? valueOf(cursor) : slot.field.parse(valueOf(cursor));
}
