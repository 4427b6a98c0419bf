import { nextRow, openBody } from "../wire/cursor.ts";
import { int } from "../wire/field.ts";
import { createRowCodec } from "../wire/row-codec.ts";

/** The row of a profile's push subject (C7.10): the number of the data's last change, and nothing of the data. */
const revisionRow = createRowCodec({ revision: int("REV") });

export const encodeRevisionRow = (revision: number): string => revisionRow.encode({ revision });

/** Null for rows without a revision; the last of several counts. */
export function readRevision(rows: string): number | null {
  let revision: number | null = null;
  const cursor = openBody(rows);
  while (nextRow(cursor)) revision = revisionRow.read(cursor).revision ?? revision;
  return revision;
}
