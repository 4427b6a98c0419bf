/** Small values that outlive the ledger object: numbers given, days played, the hub's position. */
export type Meta = {
  readonly number: (key: string) => number | null;
  readonly set: (key: string, value: number) => void;
};

export function createMeta(sql: SqlStorage): Meta {
  return {
    number(key) {
      const value = sql.exec("SELECT value FROM meta WHERE key = ?", key).toArray()[0]?.["value"];
      return value === undefined ? null : Number(value);
    },
    set(key, value) {
      sql.exec("INSERT OR REPLACE INTO meta VALUES (?, ?)", key, String(value));
    },
  };
}
