import { keyOf, nextCell, nextRow, openBody, valueOf } from "./cursor.ts";
import { toSafeValue } from "./safe-value.ts";

/**
 * The row grammar (F6): `key÷value¬` cells, rows that end in `¬~`. A row is an ordered list of pairs, because keys
 * repeat inside a row. Only the field tables know keys; this file knows none (docs/adr/014).
 */
export type Cell = readonly [key: string, value: string];
export type Row = readonly Cell[];

/** An empty feed's body (C5.04). */
export const emptyBody = "0";

export function hasData(body: string): boolean {
  return body.length >= 4;
}

export function encodeRow(row: Row): string {
  let text = "";
  for (const [key, value] of row) text += `${key}÷${toSafeValue(value)}¬`;
  return `${text}~`;
}

export type DecodedRows = { readonly rows: readonly Row[]; readonly dropped: number };

/** Never throws: a row whose first cell is malformed is dropped and counted. */
export function decodeRows(body: string): DecodedRows {
  const rows: Row[] = [];
  if (!hasData(body)) return { rows, dropped: 0 };
  const cursor = openBody(body);
  while (nextRow(cursor)) {
    const row: Cell[] = [];
    do row.push([keyOf(cursor), valueOf(cursor)]);
    while (nextCell(cursor));
    rows.push(row);
  }
  return { rows, dropped: cursor.dropped };
}
