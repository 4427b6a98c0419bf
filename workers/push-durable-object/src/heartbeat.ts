/** How often a relay with sockets shows the hubs that it is there, and sees whether it missed something. */
const heartbeatMs = 60_000;

/** When the next heartbeat is due; null when `alarmMs`, the one that is set (null: none), will do. */
export function toHeartbeatMs(nowMs: number, alarmMs: number | null): number | null {
  // One that lies further away was set before the clock went back.
  const isSet = alarmMs !== null && alarmMs <= nowMs + heartbeatMs;
  return isSet ? null : nowMs + heartbeatMs;
}
