import { emptyBody, hasData } from "./codec.ts";
import { intOf, keyOf, nextRow, openBody, toKeyCode, valueOf, type Cursor } from "./cursor.ts";
import type { Fields, FieldTable } from "./field.ts";
import { createRowCodec, type RowCodec } from "./row-codec.ts";

/**
 * The kinds of row of a feed, by name. A row's kind is the key of its table's first field. `groups` are cells that
 * repeat inside one row; the first field of their table opens each.
 */
export type RowKinds = Readonly<Record<string, RowKind>>;
type RowKind = { readonly fields: FieldTable; readonly groups?: FieldTable };

type RowOf<Name, Kind> = Kind extends { readonly fields: infer F extends FieldTable }
  ? { readonly kind: Name; readonly fields: Fields<F> } & (Kind extends { readonly groups: infer G extends FieldTable }
      ? { readonly groups: readonly Fields<G>[] }
      : unknown)
  : never;
type SectionRow<K extends RowKinds> = { [Name in keyof K]: RowOf<Name, K[Name]> }[keyof K];

/** The rows in order, because most of them refer to the rows before them. */
export type Section<K extends RowKinds> = {
  /** 0 for the sections that have no header row. */
  readonly sportId: number;
  readonly rows: readonly SectionRow<K>[];
  /** Empty where the feed has no signature row. */
  readonly signature: string;
};

export type SectionCodec<K extends RowKinds> = {
  /** A section without a row is the empty body. */
  readonly encode: (section: Section<K>) => string;
  /** Rows that are malformed or of an unknown kind are dropped and counted. */
  readonly decode: (body: string) => Section<K> & { readonly dropped: number };
};

type AnyRow = {
  readonly kind: string;
  readonly fields: Fields<FieldTable>;
  readonly groups?: readonly Fields<FieldTable>[];
};
type Coder = {
  readonly kind: string;
  readonly row: RowCodec<FieldTable>;
  readonly group: { readonly row: RowCodec<FieldTable>; readonly opensAt: number } | null;
};

export function createSectionCodec<K extends RowKinds>(kinds: K): SectionCodec<K> {
  const byKind = new Map(Object.entries(kinds).map(([name, kind]) => [name, toCoder(name, kind)]));
  const byKey = new Map([...byKind.values()].map((coder) => [firstKey(kinds[coder.kind]?.fields), coder]));

  function encode({ sportId, rows, signature }: Section<K>): string {
    if (rows.length === 0) return emptyBody;
    const header = sportId === 0 ? "" : `SA÷${sportId}¬~`;
    // A row's kind is one of the codec's own.
    const encoded = rows.map((row) => encodeSectionRow(byKind.get(String(row.kind)), row as unknown as AnyRow));
    return `${header}${encoded.join("")}${signature === "" ? "" : `A1÷${signature}¬~`}`;
  }

  function decode(body: string): Section<K> & { readonly dropped: number } {
    const rows: AnyRow[] = [];
    let sportId = 0;
    let signature = "";
    const cursor = openBody(hasData(body) ? body : "");
    while (nextRow(cursor)) {
      const key = keyOf(cursor);
      const coder = byKey.get(key);
      if (coder !== undefined) rows.push(readSectionRow(coder, cursor));
      else if (key === "SA") sportId = intOf(cursor) ?? 0;
      else if (key === "A1") signature = valueOf(cursor);
      else cursor.dropped += 1;
    }
    // Each row was read with the tables of its kind.
    return { sportId, rows: rows as unknown as readonly SectionRow<K>[], signature, dropped: cursor.dropped };
  }

  return { encode, decode };
}

function toCoder(kind: string, { fields, groups }: RowKind): Coder {
  const group = groups === undefined ? null : { row: createRowCodec(groups), opensAt: toKeyCode(firstKey(groups)) };
  return { kind, row: createRowCodec(fields), group };
}

const firstKey = (table: FieldTable | undefined) => Object.values(table ?? {})[0]?.key ?? "";

function encodeSectionRow(coder: Coder | undefined, { fields, groups = [] }: AnyRow): string {
  if (coder === undefined) return "";
  const cells = groups.map((group) => coder.group?.row.encodeCells(group) ?? "");
  return `${coder.row.encodeCells(fields)}${cells.join("")}~`;
}

function readSectionRow({ kind, row, group }: Coder, cursor: Cursor): AnyRow {
  const fields = row.read(cursor, group?.opensAt);
  if (group === null) return { kind, fields };
  const groups: Fields<FieldTable>[] = [];
  while (cursor.keyCode === group.opensAt) groups.push(group.row.read(cursor, group.opensAt));
  return { kind, fields, groups };
}
