import type { Lifetime } from "./lifetime.ts";

/**
 * What is known of a streamed page only at its end: its status and its headers have been sent by then. The code that
 * makes the page writes here, and the page cache reads it after the last byte.
 */
export type PageEnding = {
  /** The page ends in an error that its visitor can read; it must not be cached as a good page. */
  hasFailed: boolean;
  /** Null for the lifetime that the headers name. */
  lifetime: Lifetime | null;
};

export const createEnding = (): PageEnding => ({ hasFailed: false, lifetime: null });
