import { zoneOffsetHours } from "../../../shared/time/zone-offset.ts";
import { cookieLifetimesSeconds, zoneCookies } from "../../storage/choice-cookies.ts";

/** The zone that a visitor chose on this device; null for who follows the device's own. */
export const readChosenZone = (): string | null =>
  new RegExp(`(?:^|; )${zoneCookies.chosen}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

/** Stores this device's zone in a cookie. The server writes the next pages in that zone. */
export function keepDeviceZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `${zoneCookies.device}=${timeZone}; path=/; max-age=${cookieLifetimesSeconds.any}; samesite=lax; secure`;
}

/** Whether the device shows a zone's time now. It is not asked for its zone: a page's first question to `Intl` takes 20 ms, on a phone 80. */
export const isClockOfDevice = (timeZone: string, nowMs: number): boolean =>
  zoneOffsetHours(timeZone, nowMs / 1000) * 60 === -new Date(nowMs).getTimezoneOffset();
