/**
 * Whether an error says that a storage has no room: SQLite's own words, which the runtime passes on from a statement and from the end of a
 * transaction alike.
 */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_FULL|database or disk is full|No space left on device/i.test(error.message);
