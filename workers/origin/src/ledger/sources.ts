/** The time of an answer. */
export type Clock = {
  /** The beginning, in unix seconds, of the current step of this many seconds: an answer that uses it is valid until the step ends. */
  readonly at: (stepSeconds: number) => number;
  /** The exact time, for values that do not become part of the answer. */
  readonly exactSeconds: number;
};

export type Sources = ReturnType<typeof createSources>;

/** A value with the tables, keys and time range that it depends on. */
export type Traced<T> = {
  readonly value: T;
  /** Whether the same work would read the same at an instant. */
  readonly isCurrent: (nowSeconds: number) => boolean;
  /** The value, as a part of the answer that is under way. */
  readonly asPart: () => T;
  /** How many tables and keys it was read from. */
  readonly size: number;
};

type Trace = {
  readonly tables: Set<string>;
  readonly keys: Set<string>;
  fromSeconds: number;
  toSeconds: number;
};

/** Keys that were written to and are remembered one by one. */
const mostKeys = 20_000;

/**
 * A ledger's storage. It records all reads and writes, so that callers can tell whether a cached answer is still current. An
 * answer depends on each table that it read. Where a store says by which keys it reads (`keyed`), the answer depends on
 * these keys instead, and writes to other keys do not invalidate it; a write that names no keys invalidates all of them.
 */
export function createSources(storage: SqlStorage) {
  let writes = 0;
  const tableWrites = new Map<string, number>();
  const keyWrites = new Map<string, number>();
  /** The last write to a table that is read by keys, of which nobody said which. */
  let unkeyedWrite = 0;
  const keyedTables = new Set<string>();
  const traces: Trace[] = [];
  let isKeyed = false;
  let named: readonly string[] | null = null;

  function noteRead(tables: readonly string[]): void {
    if (isKeyed) for (const table of tables) keyedTables.add(table);
    else for (const table of tables) traces.at(-1)?.tables.add(table);
  }

  function noteWrite(table: string): void {
    writes += 1;
    tableWrites.set(table, writes);
    if (named === null) {
      if (keyedTables.has(table)) unkeyedWrite = writes;
      return;
    }
    if (keyWrites.size > mostKeys) {
      keyWrites.clear();
      unkeyedWrite = writes;
    }
    for (const key of named) keyWrites.set(key, writes);
  }

  const sql = {
    exec<Row extends Record<string, SqlStorageValue>>(query: string, ...bindings: unknown[]): SqlStorageCursor<Row> {
      const { reads, writesTo } = tablesOf(query);
      noteRead(reads);
      const cursor = storage.exec<Row>(query, ...bindings);
      if (writesTo !== null && cursor.rowsWritten > 0) noteWrite(writesTo);
      return cursor;
    },
  } as SqlStorage;

  function finish<T>(trace: Trace, value: T, since: number): Traced<T> {
    const { tables, keys, fromSeconds, toSeconds } = trace;
    let checked = since;
    const isUntouched = (): boolean => {
      if (checked === writes) return true;
      for (const table of tables) if ((tableWrites.get(table) ?? 0) > since) return false;
      if (keys.size > 0 && unkeyedWrite > since) return false;
      for (const key of keys) if ((keyWrites.get(key) ?? 0) > since) return false;
      checked = writes;
      return true;
    };
    return {
      value,
      isCurrent: (nowSeconds) => nowSeconds >= fromSeconds && nowSeconds < toSeconds && isUntouched(),
      asPart() {
        include(trace);
        return value;
      },
      size: tables.size + keys.size,
    };
  }

  /** Adds the dependencies of a part to those of the answer that contains it. */
  function include({ tables, keys, fromSeconds, toSeconds }: Trace): void {
    const outer = traces.at(-1);
    if (outer === undefined) return;
    for (const table of tables) outer.tables.add(table);
    for (const key of keys) outer.keys.add(key);
    outer.fromSeconds = Math.max(outer.fromSeconds, fromSeconds);
    outer.toSeconds = Math.min(outer.toSeconds, toSeconds);
  }

  return {
    sql,
    /** Reads rows by keys; every write of these rows must name the same keys. */
    keyed<T>(keys: readonly string[], read: () => T): T {
      const trace = traces.at(-1);
      if (trace !== undefined) for (const key of keys) trace.keys.add(key);
      const before = isKeyed;
      isKeyed = true;
      try {
        return read();
      } finally {
        isKeyed = before;
      }
    },
    /** Writes rows that are read by these keys, and by no others. */
    naming<T>(keys: readonly string[], write: () => T): T {
      const before = named;
      named = keys;
      try {
        return write();
      } finally {
        named = before;
      }
    },
    /** Records that an answer depends on a table whose cached rows it used without reading them again. */
    noteTable: (table: string): void => noteRead([table]),
    /** Marks an answer whose dependencies are unknown, so that it is never current. */
    noteUnknown(): void {
      const trace = traces.at(-1);
      if (trace !== undefined) trace.toSeconds = -Infinity;
    },
    clockAt: (nowSeconds: number): Clock => ({
      exactSeconds: nowSeconds,
      at(stepSeconds) {
        const begins = Math.floor(nowSeconds / stepSeconds) * stepSeconds;
        const trace = traces.at(-1);
        if (trace !== undefined) {
          trace.fromSeconds = Math.max(trace.fromSeconds, begins);
          trace.toSeconds = Math.min(trace.toSeconds, begins + stepSeconds);
        }
        return begins;
      },
    }),
    /** Does work and notes its sources. */
    trace<T>(work: () => T): Traced<T> {
      const trace: Trace = {
        tables: new Set(),
        keys: new Set(),
        fromSeconds: -Infinity,
        toSeconds: Infinity,
      };
      const since = writes;
      traces.push(trace);
      let value: T;
      try {
        value = work();
      } finally {
        traces.pop();
      }
      include(trace);
      return finish(trace, value, since);
    },
  };
}

type Statement = { readonly reads: readonly string[]; readonly writesTo: string | null };
/** Statements are constants of the stores. */
const statements = new Map<string, Statement>();
const mostStatements = 1_000;

function tablesOf(query: string): Statement {
  const known = statements.get(query);
  if (known !== undefined) return known;
  const writesTo = /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM)\s+(\w+)/i.exec(query)?.[1] ?? null;
  const reads = [...query.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/gi)].flatMap(([, table]) => table ?? []);
  const statement = { reads: [...new Set(reads)], writesTo };
  if (statements.size < mostStatements) statements.set(query, statement);
  return statement;
}
