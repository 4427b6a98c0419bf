/**
 * The results that a visitor hides: all of them (`hidden`), or those of the last moments (`late`), which a television shows later
 * than a feed. The browser says so in a cookie, so that the server does not even send hidden results.
 */
export type VeilMode = "hidden" | "late";

export const veilCookie = "veil";
