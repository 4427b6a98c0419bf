/** Characters of a reader's frame; the longest lawful one has about 130. */
export const maxClientFrameLength = 512;
export const maxSubjectsPerSocket = 8;
/** A reader asks again after a gap; one that asks more often than this is broken. */
export const maxJoinsPerMinute = 60;
/** A hibernating socket costs 75 to 170 KB of its object's 128 MB. */
export const maxSocketsPerRelay = 700;
/** Relays of one sport in one region. */
export const maxShards = 256;
/** The replay window of a subject. A reader that missed more is served better by the repair feed. */
export const windowLimits = { maxRows: 2_000, maxAgeMs: 10 * 60_000 } as const;
export type WindowLimits = { readonly maxRows: number; readonly maxAgeMs: number };
