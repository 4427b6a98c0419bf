import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

/** An object's database in memory, with the part of the runtime's interface that the hub uses. */
export function createVirtualSql() {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  const prepare = (query: string): StatementSync => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    return statement;
  };
  return {
    exec(query: string, ...values: readonly SQLInputValue[]) {
      const rows = prepare(query).all(...values);
      return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
    },
    close: () => database.close(),
  };
}
export type VirtualSql = ReturnType<typeof createVirtualSql>;
