/**
 * The row grammar of the feeds, read literally as the notes on the format's public clients state it: rows end in `~`,
 * cells in `¬`, a key and its value are separated by `÷`. This file imports nothing from the product: a body that these
 * tests cannot read is unreadable for public clients too.
 */
export type Cell = readonly [key: string, value: string];
export type Row = readonly Cell[];

export function parseBody(body: string): readonly Row[] {
  if (body === "0" || body === "") return [];
  return body
    .split("~")
    .filter((row) => row !== "")
    .map((row) =>
      row
        .split("¬")
        .filter((cell) => cell !== "")
        .map((cell): Cell => {
          const at = cell.indexOf("÷");
          return at < 0 ? [cell, ""] : [cell.slice(0, at), cell.slice(at + 1)];
        }),
    );
}

/** A row's kind is its first key. */
export const kindOf = (row: Row): string => row[0]?.[0] ?? "";
export const rowsOf = (rows: readonly Row[], kind: string): readonly Row[] =>
  rows.filter((row) => kindOf(row) === kind);
export const keysOf = (row: Row): readonly string[] => row.map(([key]) => key);
/** The first value of a key that may repeat; undefined where the row has no such cell. */
export const valueOf = (row: Row, key: string): string | undefined => row.find(([own]) => own === key)?.[1];
export const valuesOf = (row: Row, key: string): readonly string[] =>
  row.filter(([own]) => own === key).map(([, value]) => value);
export const has = (row: Row, key: string): boolean => row.some(([own]) => own === key);

/** A row's cells from a key on, split at each of its occurrences: the groups of an incident, the pairs of a list. */
export function groupsAt(row: Row, key: string): readonly Row[] {
  const groups: Cell[][] = [];
  for (const cell of row) {
    if (cell[0] === key) groups.push([cell]);
    else groups.at(-1)?.push(cell);
  }
  return groups;
}

/** Splits rows into blocks that each begin with a row of a kind; leaves out rows before the first block. */
export function blocksOf(rows: readonly Row[], headKind: string): readonly { head: Row; rows: readonly Row[] }[] {
  const blocks: { head: Row; rows: Row[] }[] = [];
  for (const row of rows) {
    if (kindOf(row) === headKind) blocks.push({ head: row, rows: [] });
    else blocks.at(-1)?.rows.push(row);
  }
  return blocks;
}

/** The signature: the last cell of the body's last row. */
export const signatureOf = (rows: readonly Row[]): string | undefined => {
  const last = rows.at(-1)?.at(-1);
  return last?.[0] === "A1" ? last[1] : undefined;
};

/**
 * The keys of a row that come before a key that the list names earlier; keys that are not in the list do not matter.
 */
export function outOfOrder(row: Row, order: readonly string[]): readonly string[] {
  const named = keysOf(row).filter((key) => order.includes(key));
  return named.filter((key, index) => index > 0 && order.indexOf(key) < order.indexOf(named[index - 1] ?? ""));
}
