/** The furthest instant that ECMAScript can express, in seconds; Intl throws beyond it. */
const maxInstantSeconds = 8_640_000_000_000;

export const isInstant = (seconds: number): boolean =>
  Number.isFinite(seconds) && Math.abs(seconds) <= maxInstantSeconds;
