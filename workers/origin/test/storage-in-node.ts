import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** A ledger's storage in plain Node: SQLite as the runtime has it, with the part of its interface that the ledger uses. */
export function openStorage(): { readonly storage: DurableObjectStorage; readonly close: () => void } {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  const prepare = (query: string): StatementSync => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
  const writes = () => Number(prepare("SELECT total_changes() AS count").get()?.["count"]);
  function exec(query: string, ...bindings: SQLInputValue[]) {
    // Of several statements, as the migration's steps are, nothing is asked.
    if (query.includes(";")) return void database.exec(query);
    const before = writes();
    const rows = prepare(query).all(...bindings);
    return {
      rowsWritten: writes() - before,
      toArray: () => rows,
      one: () => rows[0],
      [Symbol.iterator]: () => rows[Symbol.iterator](),
    };
  }
  function transactionSync<T>(work: () => T): T {
    database.exec("BEGIN");
    try {
      const result = work();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  }
  // What the ledger uses of it is above.
  const storage = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
  return { storage, close: () => database.close() };
}
