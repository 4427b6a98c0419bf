/**
 * What a visitor wants not to see: results at all (`hidden`), or those of the last moments (`late`), which a television shows later
 * than a feed. The browser says so in a cookie, because what may not be seen is not sent either.
 */
export type VeilMode = "hidden" | "late";

export const veilCookie = "veil";
