import type { Visitor } from "../../shared/places/visitor.ts";
import { cookieLifetimesSeconds, zoneCookies } from "../storage/choice-cookies.ts";
import { offeredZones } from "../time/zones.ts";
import { cookiesOf, toCookie } from "./cookies.ts";

const { chosen: chosenName, device: deviceName } = zoneCookies;

/** The zones by their text in cookies, in one canonical spelling so that each has one page; null for a text that names no zone. */
const known = new Map<string, string | null>();
const mostKnown = 1_000;

function toZone(text: string | undefined): string | null {
  if (text === undefined || !/^[A-Za-z0-9_+/-]{1,64}$/.test(text)) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const zone = spell(text);
  known.set(text, zone);
  return zone;
}

function spell(text: string): string | null {
  // `Intl` accepts an offset such as "+02:00" as a zone too, but there are too many of them.
  if (!/^[A-Z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * Returns the visitor with the time zone that they chose, or else with that of their device, which the browser reports
 * where it differs from the place's. The server has to know it, because a day begins at midnight in that zone.
 */
export function withZoneChoice(visitor: Visitor, header: string | null): Visitor {
  if (header === null) return visitor;
  const cookies = cookiesOf(header);
  const timeZone = toZone(cookies.get(chosenName)) ?? toZone(cookies.get(deviceName));
  return timeZone === null ? visitor : { ...visitor, place: { ...visitor.place, timeZone } };
}

/** Returns the cookies for a form's choice: `zone` is one of the offered zones or "device"; any other value sets no cookie. */
export function toZoneCookies(form: URLSearchParams): readonly string[] {
  const zone = form.get("zone");
  if (zone === "device") return [toCookie(chosenName, "", 0)];
  return offeredZones.some((each) => each === zone)
    ? [toCookie(chosenName, zone ?? "", cookieLifetimesSeconds.any)]
    : [];
}
