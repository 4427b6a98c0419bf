import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "./wrangler-tools.ts";

/** What is used of a D1 database; Miniflare's and a Worker's binding both have it. */
type Database = {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<unknown>;
};
type Statement = {
  bind(...values: unknown[]): Statement;
  run(): Promise<unknown>;
  all<T>(): Promise<{ results: T[] }>;
};

/**
 * Takes each file of a folder once, in the order of their names, as `wrangler d1 migrations apply` does for a deployment;
 * what was taken is remembered in the same table.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    )
    .run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const taken = new Set(results.map(({ name }) => name));
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && !taken.has(file));
  for (const file of files.toSorted()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, file), "utf8"));
    // One transaction: a file that fails half-way leaves nothing behind.
    await database.batch([
      ...statements.map((sql) => database.prepare(sql)),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file),
    ]);
  }
}
