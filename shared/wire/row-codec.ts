import { intOf, keyOf, nextCell, rawValueOf, toKeyCode, valueOf, type Cursor } from "./cursor.ts";
import type { AnyField, Fields, FieldTable } from "./field.ts";
import { toSafeValue } from "./safe-value.ts";
import { addName, createShapeTree, maxShapes, namesOf, toObject, type Shape } from "./shape.ts";

/** Writes and reads the rows of one field table. */
export type RowCodec<T extends FieldTable> = {
  /** The cells of a row, without its end. The first field names the row's kind and is written always. */
  readonly encodeCells: (fields: Fields<T>) => string;
  /** A whole row. */
  readonly encode: (fields: Fields<T>) => string;
  /**
   * The cursor's row from its current cell on. Keys that the table does not name and values that are invalid for their
   * field are skipped; of a repeated key the last value counts. Stops at the next cell whose key has the code `stopAt`.
   */
  readonly read: (cursor: Cursor, stopAt?: number) => Fields<T>;
};

/** A position at which a field is written. A field with several positions is written at those whose test its value passes. */
export type CellPosition<T> = { readonly name: keyof T & string; readonly isHere?: (value: unknown) => boolean };

export const inOrder = <T extends FieldTable>(
  table: T,
  isHere?: CellPosition<T>["isHere"],
): readonly CellPosition<T>[] => Object.keys(table).map((name) => (isHere === undefined ? { name } : { name, isHere }));

type Slot = {
  readonly name: string;
  readonly field: AnyField;
  readonly kind: AnyField["kind"];
  /** The last row that held this field when it was read, and the place of its value there. */
  row: number;
  at: number;
};

export function createRowCodec<T extends FieldTable>(table: T, places = inOrder(table)): RowCodec<T> {
  const slots = Object.entries(table).map(([name, field]) => toSlot(name, field));
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  const byKey = new Map(slots.map((slot) => [slot.field.key, slot]));
  const byKeyCode = new Map(slots.map((slot) => [toKeyCode(slot.field.key), slot]));
  byKeyCode.delete(0);
  const steps = places.flatMap(({ name, isHere = null }) => {
    const slot = byName.get(name);
    return slot === undefined ? [] : [toStep(slot, isHere)];
  });
  const [first] = slots;
  const tree = createShapeTree();
  const written = createShapeTree();
  const cellsByShape = new WeakMap<Shape, readonly Cell[]>();
  const values: unknown[] = [];
  let row = 0;

  function encodeCells(fields: Fields<T>): string {
    let shape = written.root;
    let count = 0;
    // Rows name their fields in a few orders only: the cells for each order are computed once.
    for (const name in fields) {
      values[count] = fields[name];
      count += 1;
      shape = addName(written, shape, name);
    }
    const cells = cellsOf(shape);
    let text = "";
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (cell === undefined) break;
      const value = cell.at < 0 ? null : values[cell.at];
      if (value === undefined && !cell.isFirst) continue;
      if (cell.isHere === null || cell.isHere(value)) text += cell.prefix + toText(cell.slot, value);
    }
    // Slicing also flattens the row's pieces into one text while they are few; flattening a whole feed's pieces is half
    // as fast.
    return `${text.slice(1)}¬`;
  }

  /** The cells of rows with the fields of the shape, in wire order. */
  function cellsOf(shape: Shape): readonly Cell[] {
    const known = cellsByShape.get(shape);
    if (known !== undefined) return known;
    const names = namesOf(shape);
    const cells = steps.flatMap(({ slot, prefix, isHere }): Cell[] => {
      const at = names.indexOf(slot.name);
      const isFirst = slot === first;
      return at < 0 && !isFirst ? [] : [{ slot, prefix, isHere, at, isFirst }];
    });
    if (written.size > maxShapes) Object.assign(written, createShapeTree());
    else cellsByShape.set(shape, cells);
    return cells;
  }

  function read(cursor: Cursor, stopAt?: number): Fields<T> {
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
    } while (nextCell(cursor) && cursor.keyCode !== stopAt);
    // Each value was read by the field of its own name.
    return toObject(tree, shape, values) as Fields<T>;
  }

  return { encodeCells, encode: (fields) => `${encodeCells(fields)}~`, read };
}

const toSlot = (name: string, field: AnyField): Slot => ({
  name,
  field,
  kind: field.kind,
  row: 0,
  at: 0,
});

type Step = { readonly slot: Slot; readonly prefix: string; readonly isHere: ((value: unknown) => boolean) | null };

/** The prefix includes the end of the cell before the key: one concatenation less for each cell. */
const toStep = (slot: Slot, isHere: Step["isHere"]): Step => ({ slot, prefix: `¬${slot.field.key}÷`, isHere });

/**
 * A cell that rows of one shape have: `at` is the index of its value among theirs, -1 for a first field that they lack.
 */
type Cell = Step & { readonly at: number; readonly isFirst: boolean };

function toText(slot: Slot, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (slot.kind === "int") return String(value);
  // The table's type promises that the value is one of its field.
  if (slot.kind === "lines") return slot.field.format(value as never);
  return toSafeValue(slot.kind === "text" ? (value as string) : slot.field.format(value as never));
}

function readValue(slot: Slot, cursor: Cursor): unknown {
  if (cursor.keyEnd + 1 === cursor.valueEnd) return null;
  if (slot.kind === "int") return intOf(cursor);
  if (slot.kind === "lines") return slot.field.parse(rawValueOf(cursor));
  return slot.kind === "text" ? valueOf(cursor) : slot.field.parse(valueOf(cursor));
}
