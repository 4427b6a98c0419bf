/** "12/52", the lap that the leader is in; the bare lap where the race's length is unknown, empty before the start. */
export function formatLap(lap: number | null, totalLaps: number | null): string {
  if (lap === null || lap < 1) return "";
  return totalLaps === null || totalLaps < lap ? String(lap) : `${lap}/${totalLaps}`;
}
