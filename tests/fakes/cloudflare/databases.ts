import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery } from "../../../scripts/wrangler-tools.ts";
import type { AccountState, Database } from "./account-state.ts";
import { ApiFault } from "./api-fault.ts";

export function createDatabase(state: AccountState, name: string) {
  const isTaken = [...state.databases.values()].some((database) => database.name === name);
  if (isTaken) throw new ApiFault(400, 7502, `A database with the name '${name}' already exists`);
  const { id } = state.next();
  const database = { id, name, sql: new DatabaseSync(":memory:") };
  state.databases.set(id, database);
  return toApiDatabase(database);
}

export function databaseOf(state: AccountState, idOrName: string): Database {
  const database = [...state.databases.values()].find(({ id, name }) => id === idOrName || name === idOrName);
  if (database === undefined) throw new ApiFault(404, 7404, `The database ${idOrName} could not be found`);
  return database;
}

export const toApiDatabase = ({ id, name }: Database) => ({ uuid: id, name, version: "production" });

/** Runs statements as one transaction, as D1 does with the statements of one request. */
export function query({ sql }: Database, text: string) {
  sql.exec("BEGIN");
  try {
    const results = unstable_splitSqlQuery(text).map((statement) => ({
      results: sql.prepare(statement).all(),
      success: true,
      meta: { duration: 0 },
    }));
    sql.exec("COMMIT");
    return results;
  } catch (error) {
    sql.exec("ROLLBACK");
    throw new ApiFault(400, 7500, error instanceof Error ? error.message : String(error));
  }
}
