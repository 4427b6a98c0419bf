import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** An object's database in memory, with the part of the runtime's interface that the hub uses. */
export function createVirtualSql() {
  const database = new DatabaseSync(":memory:");
  return {
    exec(query: string, ...values: readonly SQLInputValue[]) {
      const rows = database.prepare(query).all(...values);
      return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
    },
    close: () => database.close(),
  };
}
export type VirtualSql = ReturnType<typeof createVirtualSql>;
