import { pollAfterNoDataMs, sqlCacheSeconds, systemCheckMs } from "../../shared/basics/timing.ts";
import { staleAction } from "./staleness.ts";
import { onRepair } from "./catch-up.ts";
import type { Connection, ConnectionEvent, Moment, Step } from "./connection-state.ts";

type SystemEvent = Omit<Extract<ConnectionEvent, { readonly type: "system" }>, "type">;

/** The fallback while there is no socket (C4.18). */

const still = (state: Connection): Step => ({ state, effects: [] });

export function startPolling(state: Connection): Step {
  if (state.polling !== null) return still(state);
  return {
    state: { ...state, polling: { isWorking: false, isDue: false } },
    effects: [
      { do: "set-timer", name: "poll", delayMs: state.syncIntervalMs },
      { do: "set-timer", name: "system", delayMs: systemCheckMs },
    ],
  };
}

export function stopPolling(state: Connection): Step {
  if (state.polling === null) return still(state);
  return {
    state: { ...state, polling: null },
    effects: [
      { do: "clear-timer", name: "poll" },
      { do: "clear-timer", name: "system" },
    ],
  };
}

/** The page is not visible, or there is no network: the poll waits until that changes. */
export function onPollDue(state: Connection, moment: Moment): Step {
  if (state.polling === null) return still(state);
  if (!state.isOnline || !state.isVisible) return still({ ...state, polling: { ...state.polling, isDue: true } });
  const [subject] = state.subjects;
  const present = { ...state, polling: { ...state.polling, isDue: false } };
  return (state.isRepairLoaded && !isStale(state, moment)) || subject === undefined
    ? { state: present, effects: [{ do: "poll" }] }
    : healThenPoll(present, subject, moment);
}

/** Whether a page that was away heals before it polls (C4.15); a wait that was planned is no absence. */
const isStale = ({ polling, lastSyncSeconds }: Connection, { nowSeconds }: Moment): boolean =>
  polling?.isDue === true && staleAction({ lastSyncSeconds, cacheSeconds: sqlCacheSeconds, nowSeconds }) !== "none";

/**
 * Updates continue from a repair: the first ones of a page that no socket has brought up to date (C4.13), and after a
 * gap.
 */
function healThenPoll(state: Connection, subject: string, moment: Moment): Step {
  const healing = onRepair(state, { subject, newest: 0, have: 0 }, moment);
  const next = { do: "set-timer", name: "poll", delayMs: state.syncIntervalMs } as const;
  return { state: healing.state, effects: [next, ...healing.effects] };
}

/** The page is visible again, or online: the socket that opens now may make polling needless. */
export function resumePolling(state: Connection, moment: Moment): Step {
  if (state.polling?.isDue !== true) return still(state);
  if (state.phase === "given-up") return onPollDue(state, moment);
  return { state, effects: [{ do: "set-timer", name: "poll", delayMs: state.syncIntervalMs }] };
}

export function onPolled(
  state: Connection,
  outcome: "data" | "no-data" | "failed" | "gap",
  subject: string,
  moment: Moment,
): Step {
  if (state.polling === null) return still(state);
  const isWorking = outcome !== "failed";
  const delayMs = outcome === "data" ? state.syncIntervalMs : pollAfterNoDataMs(moment.random); // C4.20
  const lastSyncSeconds = outcome === "data" || outcome === "no-data" ? moment.nowSeconds : state.lastSyncSeconds;
  const polled: Connection = { ...state, lastSyncSeconds, polling: { isWorking, isDue: false } };
  if (outcome === "gap") return healThenPoll(polled, subject, moment);
  return { state: polled, effects: [{ do: "set-timer", name: "poll", delayMs }] };
}

/** Takes what the system feed says, or the `sys` subject of an open socket. */
export function onSystem(before: Connection, system: SystemEvent): Step {
  const state = { ...before, serviceStatus: system.serviceStatus ?? before.serviceStatus };
  const intervalMs = system.intervalMs ?? state.syncIntervalMs;
  const heard = { ...state, syncIntervalMs: intervalMs };
  if (state.polling === null) return still(heard);
  const check = { do: "set-timer", name: "system", delayMs: systemCheckMs } as const;
  if (intervalMs === state.syncIntervalMs) return { state: heard, effects: [check] };
  return { state: heard, effects: [check, { do: "set-timer", name: "poll", delayMs: intervalMs }] };
}
