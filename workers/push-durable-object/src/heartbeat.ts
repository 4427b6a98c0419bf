/** How often a relay with sockets calls the hubs, and checks whether it missed a change. */
export const heartbeatMs = 60_000;

/** When the next heartbeat is due; null when the alarm that is set, `alarmMs` (null: none), is early enough. */
export function toHeartbeatMs(nowMs: number, alarmMs: number | null): number | null {
  // An alarm that is further in the future was set before the clock went back.
  const isSet = alarmMs !== null && alarmMs <= nowMs + heartbeatMs;
  return isSet ? null : nowMs + heartbeatMs;
}
