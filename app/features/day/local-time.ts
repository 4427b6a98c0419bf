import { zoneOffsetHours } from "../../../shared/time/day.ts";

const hourSeconds = 3600;
/** Few starts differ in zone and hour, and asking Intl for an offset is slow compared with arithmetic. */
const keptOffsets = 2_000;
const offsets = new Map<string, number>();

function offsetAt(timeZone: string, atSeconds: number): number {
  const key = `${timeZone}|${Math.floor(atSeconds / hourSeconds)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = zoneOffsetHours(timeZone, atSeconds);
  if (offsets.size >= keptOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** "20:45" in the zone, in 24 hours. */
export function toLocalTime(atSeconds: number, timeZone: string): string {
  return new Date((atSeconds + offsetAt(timeZone, atSeconds) * hourSeconds) * 1000).toISOString().slice(11, 16);
}
