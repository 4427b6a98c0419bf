import type { Incident } from "./incident.ts";

/** How far an event's script is at a moment, as a ledger stores it. */
export type ScriptPosition = {
  /** The incidents so far: at least all that the row of a list shows. */
  readonly past: readonly Incident[];
  /** The number of the script's incidents so far. */
  readonly cursor: number;
  readonly dueSeconds: number | null;
  readonly latestSeconds: number;
};

/** A cursor behind the end of every script. */
export const wholeScript = 1_000_000;

export function positionIn(script: readonly Incident[], nowSeconds: number): ScriptPosition {
  const past = script.filter((incident) => incident.atSeconds <= nowSeconds);
  return {
    past,
    cursor: past.length,
    dueSeconds: script[past.length]?.atSeconds ?? null,
    latestSeconds: past.at(-1)?.atSeconds ?? 0,
  };
}
