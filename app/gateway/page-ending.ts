import type { Lifetime } from "./lifetime.ts";

/**
 * What is known of a streamed page only when all of it is there: its status and its headers have left by then. Whoever
 * makes the page writes here, the page cache reads it behind the last byte.
 */
export type PageEnding = {
  /** The page ends in an error that its visitor can read; nobody else may get it as a good page. */
  hasFailed: boolean;
  /** Null for the lifetime that the headers name. */
  lifetime: Lifetime | null;
};

export const createEnding = (): PageEnding => ({ hasFailed: false, lifetime: null });
