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
  const writes = new WriteLog();
  const traces: Trace[] = [];
  let isKeyed = false;
  let named: readonly string[] | null = null;

  function noteRead(tables: readonly string[]): void {
    if (isKeyed) writes.noteKeyedTables(tables);
    else for (const table of tables) traces.at(-1)?.tables.add(table);
  }

  const sql = {
    // The type of the rows is stated, not checked: the ledger alone writes its tables, and an answer reads thousands of rows.
    exec<Row extends Record<string, SqlStorageValue>>(query: string, ...bindings: unknown[]): SqlStorageCursor<Row> {
      const { reads, writesTo } = tablesOf(query);
      noteRead(reads);
      const cursor = storage.exec<Row>(query, ...bindings);
      if (writesTo !== null && cursor.rowsWritten > 0) writes.note(writesTo, named);
      return cursor;
    },
  } as SqlStorage;

  function finish<T>(trace: Trace, value: T, since: number): Traced<T> {
    const { tables, keys, fromSeconds, toSeconds } = trace;
    let checked = since;
    const isUntouched = (): boolean => {
      if (checked === writes.count) return true;
      if (writes.hasTouched(trace, since)) return false;
      checked = writes.count;
      return true;
    };
    return {
      value,
      isCurrent: (nowSeconds) => nowSeconds >= fromSeconds && nowSeconds < toSeconds && isUntouched(),
      asPart() {
        include(traces.at(-1), trace);
        return value;
      },
      size: tables.size + keys.size,
    };
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
        if (trace !== undefined) limitTime(trace, begins, begins + stepSeconds);
        return begins;
      },
    }),
    /** Does work and notes its sources. */
    trace<T>(work: () => T): Traced<T> {
      const trace: Trace = { tables: new Set(), keys: new Set(), fromSeconds: -Infinity, toSeconds: Infinity };
      const since = writes.count;
      traces.push(trace);
      let value: T;
      try {
        value = work();
      } finally {
        traces.pop();
      }
      include(traces.at(-1), trace);
      return finish(trace, value, since);
    },
  };
}

/** Adds the dependencies of a part to those of the answer that contains it, if there is one. */
function include(answer: Trace | undefined, { tables, keys, fromSeconds, toSeconds }: Trace): void {
  if (answer === undefined) return;
  for (const table of tables) answer.tables.add(table);
  for (const key of keys) answer.keys.add(key);
  limitTime(answer, fromSeconds, toSeconds);
}

function limitTime(trace: Trace, fromSeconds: number, toSeconds: number): void {
  trace.fromSeconds = Math.max(trace.fromSeconds, fromSeconds);
  trace.toSeconds = Math.min(trace.toSeconds, toSeconds);
}

/** Numbers a ledger's writes, and knows the number of the last one to each table and key. */
class WriteLog {
  count = 0;
  readonly #byTable = new Map<string, number>();
  readonly #byKey = new Map<string, number>();
  /** The last write to a table that is read by keys, whose writer named no keys. */
  #unkeyed = 0;
  readonly #keyedTables = new Set<string>();

  /** Notes that answers depend on keys of these tables. */
  noteKeyedTables(tables: readonly string[]): void {
    for (const table of tables) this.#keyedTables.add(table);
  }

  /** @param keys the keys of the rows; null if the writer did not name them */
  note(table: string, keys: readonly string[] | null): void {
    this.count += 1;
    this.#byTable.set(table, this.count);
    if (keys === null) {
      if (this.#keyedTables.has(table)) this.#unkeyed = this.count;
      return;
    }
    if (this.#byKey.size > mostKeys) {
      this.#byKey.clear();
      this.#unkeyed = this.count;
    }
    for (const key of keys) this.#byKey.set(key, this.count);
  }

  /** Whether any of the tables or keys was written to after the write with this number. */
  hasTouched({ tables, keys }: Pick<Trace, "tables" | "keys">, since: number): boolean {
    for (const table of tables) if ((this.#byTable.get(table) ?? 0) > since) return true;
    if (keys.size > 0 && this.#unkeyed > since) return true;
    for (const key of keys) if ((this.#byKey.get(key) ?? 0) > since) return true;
    return false;
  }
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
