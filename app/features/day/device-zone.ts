import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { cookieSeconds, zoneCookies } from "../../storage/choice-cookies.ts";

/** Returns the zone that the visitor chose on this device; null where the visitor follows the device's own zone. */
export const readChosenZone = (): string | null =>
  new RegExp(`(?:^|; )${zoneCookies.chosen}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

/** Stores this device's zone in a cookie. The server writes the next pages in that zone. */
export function keepDeviceZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `${zoneCookies.device}=${timeZone}; path=/; max-age=${cookieSeconds}; samesite=lax; secure`;
}

/**
 * Whether the device currently has a zone's time. This does not ask `Intl` for the device's zone: a page's first call to
 * it takes 20 ms, on a phone 80.
 */
export const isClockOfDevice = (timeZone: string, nowMs: number): boolean =>
  zoneOffsetHours(timeZone, nowMs / 1000) * 60 === -new Date(nowMs).getTimezoneOffset();
