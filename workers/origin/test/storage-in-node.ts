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
    // Callers read no rows from several statements at once, such as the migration's steps.
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
  // The functions above are all that the ledger uses of this type.
  const storage = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
  return { storage, close: () => database.close() };
}
