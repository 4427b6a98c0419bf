/**
 * The row grammar: `key÷value¬` cells, rows that end in `¬~`. A row is an ordered list of pairs, because keys repeat
 * inside a row. Everything that knows a key stands in the field tables; this file knows none.
 */
export type Cell = readonly [key: string, value: string];
export type Row = readonly Cell[];

const rowEnd = "~";
const cellEnd = "¬";
const keyEnd = "÷";

/** An empty feed's body (C5.04). */
export const emptyBody = "0";

export function hasData(body: string): boolean {
  return body.length >= 4;
}

// Delimiters and control characters cannot stand inside a value; look-alikes that no reader splits on take their place.
const harmful = /[~¬÷\u0000-\u001f\u007f\u0085\u2028\u2029]/g;
const harmless: Record<string, string> = { "~": "∼", "¬": "⌐", "÷": "∕" };

export function toSafeValue(value: string): string {
  return value.replace(harmful, (character) => harmless[character] ?? " ");
}

export function encodeRow(row: Row): string {
  let text = "";
  for (const [key, value] of row) text += key + keyEnd + toSafeValue(value) + cellEnd;
  return text + rowEnd;
}

export type DecodedRows = { readonly rows: readonly Row[]; readonly dropped: number };

/** Never throws: a row without a single well-formed cell is dropped and counted. */
export function decodeRows(body: string): DecodedRows {
  const rows: Row[] = [];
  let dropped = 0;
  if (!hasData(body)) return { rows, dropped };
  for (const rowText of body.split(rowEnd)) {
    if (rowText === "") continue;
    const row: Cell[] = [];
    for (const cellText of rowText.split(cellEnd)) {
      const at = cellText.indexOf(keyEnd);
      if (at > 0) row.push([cellText.slice(0, at), cellText.slice(at + 1)]);
    }
    if (row.length === 0) dropped += 1;
    else rows.push(row);
  }
  return { rows, dropped };
}
