import { z } from "@hono/zod-openapi";
import { sportId } from "../../../../shared/ingest/schema-basics.ts";

/** The position at which an export continues: the table, and the last of its exported rows. */
const cursorSchema = z.strictObject({ table: z.string().max(40), after: z.int().min(0) });

const rowSchema = z.record(z.string().max(40), z.union([z.string(), z.number(), z.null()]));

/** A part of the data that a ledger received: rows of one table as they are stored, in the order of their arrival. */
export const backupPageSchema = z.strictObject({
  sportId,
  /** The version of the ledger's tables: rows fit only the version that they were taken from. */
  schema: z.int().min(1),
  table: z.string().max(40),
  rows: z.array(rowSchema),
  /** The last number of each subject when the page was exported. */
  numbers: z.record(z.string().max(40), z.int().min(0)),
  /** Null on the last page. */
  next: cursorSchema.nullable(),
});
export const exportRequestSchema = z.strictObject({ sportId, from: cursorSchema.nullable() });

export type BackupPage = z.infer<typeof backupPageSchema>;
export type BackupCursor = z.infer<typeof cursorSchema>;

/** `page` is null for a table that the ledger does not have. */
export type BackupAnswer = { readonly page: BackupPage | null };
