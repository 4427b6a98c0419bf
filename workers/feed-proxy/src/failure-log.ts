import { isWithin } from "../../../shared/basics/is-within.ts";

/** Logs an origin's failures at a limited rate, because any client can cause a thousand of them a second. */
export type FailureLog = (origin: string, path: string, reason: string) => void;

const quietMs = 5_000;

/** The same reason of an origin is logged again after 5 s at the earliest. */
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
