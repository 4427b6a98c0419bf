import { isWithin } from "../../shared/basics/is-within.ts";

/** A fault that occurs with every request is logged once in this time. */
const quietMs = 10_000;

/** Logs what fails, one line for each kind of fault and time, however many requests meet it. */
export function createFaultLog(
  nowMs: () => number,
  write: (line: string, error: unknown) => void,
): (what: string, error: unknown) => void {
  const loggedAtMs = new Map<string, number>();
  return (what, error) => {
    const lastMs = loggedAtMs.get(what);
    if (lastMs !== undefined && isWithin(lastMs, quietMs, nowMs())) return;
    loggedAtMs.set(what, nowMs());
    write(what, error);
  };
}
