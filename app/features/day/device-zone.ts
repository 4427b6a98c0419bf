import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { cookieLifetimesSeconds, zoneCookies } from "../../storage/choice-cookies.ts";

/** Returns the zone that the visitor chose on this device; null where the visitor follows the device's own zone. */
export const readChosenZone = (): string | null =>
  new RegExp(`(?:^|; )${zoneCookies.chosen}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

type MayHaveTemporal = { readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } } };

/** This device's zone. A browser that has no `Temporal` yet loads the data of `Intl` for it. */
const deviceZone = (): string =>
  (globalThis as MayHaveTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores this device's zone in a cookie. The server writes the next pages in that zone. */
export function keepDeviceZone(): void {
  document.cookie = `${zoneCookies.device}=${deviceZone()}; path=/; max-age=${cookieLifetimesSeconds.any}; samesite=lax; secure`;
}

/**
 * Whether the device currently has a zone's time. This does not ask `Intl` for the device's zone: a page's first call to
 * it takes 20 ms, on a phone 80.
 */
export const isClockOfDevice = (timeZone: string, nowMs: number): boolean =>
  zoneOffsetHours(timeZone, nowMs / 1000) * 60 === -new Date(nowMs).getTimezoneOffset();
