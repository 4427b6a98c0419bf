import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "./wrangler-tools.ts";

/** Runs statements, each with its values, in one transaction. @returns the rows of each */
export type RunSql = (
  statements: readonly (readonly [sql: string, ...values: readonly string[]])[],
) => Promise<readonly (readonly Readonly<Record<string, unknown>>[])[]>;

/**
 * Applies each file of a folder once, in the order of their names, as `wrangler d1 migrations apply` does for a deployment;
 * it records the applied files in the same table.
 */
export async function applyMigrations(run: RunSql, folder: string): Promise<void> {
  const [, rows = []] = await run([
    [
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    ],
    ["SELECT name FROM d1_migrations"],
  ]);
  const taken = new Set(rows.map(({ name }) => name));
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && !taken.has(file));
  for (const file of files.toSorted()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, file), "utf8"));
    // One transaction: a file that fails half-way leaves nothing behind.
    await run([...statements.map((sql) => [sql] as const), ["INSERT INTO d1_migrations (name) VALUES (?)", file]]);
  }
}
