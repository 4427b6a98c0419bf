import type { Visitor } from "../../shared/geo/visitor.ts";
import { cookieLifetimesSeconds, zoneCookies } from "../storage/choice-cookies.ts";
import { offeredZones } from "../time/zones.ts";
import { cookiesOf, toCookie } from "./cookies.ts";

const { chosen: chosenName, device: deviceName } = zoneCookies;

/** What cookies name, and the zone that it is, null for none: a zone has several spellings, and must have one page. */
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
  // An offset, "+02:00", is a zone to `Intl` as well; there are too many of them.
  if (!/^[A-Z]/i.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * The visitor in the zone that they chose, or else in that of their device, which the browser names where it is not the place's. The
 * server has to know it: a day begins at its midnight.
 */
export function withZoneChoice(visitor: Visitor, header: string | null): Visitor {
  if (header === null) return visitor;
  const cookies = cookiesOf(header);
  const timeZone = toZone(cookies.get(chosenName)) ?? toZone(cookies.get(deviceName));
  return timeZone === null ? visitor : { ...visitor, place: { ...visitor.place, timeZone } };
}

/** The cookies of a form's choice: `zone` is one of those that are offered, or "device"; none for anything else. */
export function toZoneCookies(form: URLSearchParams): readonly string[] {
  const zone = form.get("zone");
  if (zone === "device") return [toCookie(chosenName, "", 0)];
  return offeredZones.some((each) => each === zone)
    ? [toCookie(chosenName, zone ?? "", cookieLifetimesSeconds.any)]
    : [];
}
