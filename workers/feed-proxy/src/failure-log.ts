import { isWithin } from "../../../shared/caching/is-within.ts";

/** Says once in a while what goes wrong at an origin: anybody can make it go wrong a thousand times a second. */
export type FailureLog = (origin: string, path: string, reason: string) => void;

const quietMs = 5_000;

/** The same reason of an origin is said again after 5 s only. */
export function createFailureLog(say: (url: string, reason: string) => void, nowMs: () => number): FailureLog {
  // By origin: there are as many as are configured.
  const said = new Map<string, { readonly atMs: number; readonly reason: string }>();
  return (origin, path, reason) => {
    const last = said.get(origin);
    if (last !== undefined && last.reason === reason && isWithin(last.atMs, quietMs, nowMs())) return;
    said.set(origin, { atMs: nowMs(), reason });
    say(origin + path, reason);
  };
}
