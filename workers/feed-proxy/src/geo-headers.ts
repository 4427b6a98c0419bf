import type { Place } from "../../../shared/places/place.ts";

/**
 * The visitor's location, for clients that send `x-geoip: 1` (C7.02, C4.42). A header is sent only when its part is
 * known; a client's geo counts as loaded once it has the country. Values are percent-encoded, because cities have
 * accents.
 */
export function toGeoHeaders(place: Place): Record<string, string> {
  const parts: readonly (readonly [string, string | null])[] = [
    ["x-geoip-country", place.country],
    ["x-geoip-subdivision", place.subdivision],
    ["x-geoip-city", place.city],
    ["x-geoip-timezone", place.timeZone],
  ];
  return Object.fromEntries(
    parts.flatMap(([name, value]) => (value === null ? [] : [[name, encodeURIComponent(value)]])),
  );
}
