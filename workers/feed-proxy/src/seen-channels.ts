import { placeKeys } from "../../../shared/geo/place-keys.ts";
import type { Place } from "../../../shared/geo/place.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { isRecord } from "../../../shared/json/record.ts";

/** The nations of the United Kingdom: as subdivisions of `GB`, and as channels name them. */
const nations: Readonly<Record<string, string>> = {
  ENG: "ENG",
  SCT: "SCO",
  SCO: "SCO",
  WLS: "WAL",
  WAL: "WAL",
  NIR: "NIR",
};
const everywhere = "WORLD";

/** Countries as channels name them (`TCC`) in which a place lies; of an unknown place only the whole world. */
function countryKeysOf(place: Place): readonly string[] {
  if (place.country !== "GB") return [...placeKeys(place), everywhere];
  const nation = nations[place.subdivision ?? ""];
  return ["GB", ...(nation === undefined ? new Set(Object.values(nations)) : [nation]), everywhere];
}

/** Which channels a place may see. A channel without countries can be seen everywhere; one with something else nowhere. */
export function canSee(place: Place): (countryKeys: unknown) => boolean {
  const keys = countryKeysOf(place);
  return (countryKeys) =>
    countryKeys === undefined ||
    (Array.isArray(countryKeys) && (countryKeys.length === 0 || keys.some((key) => countryKeys.includes(key))));
}

/** The countries that channels of a body name; none in most bodies. */
export function namedCountries(body: string): ReadonlySet<string> {
  const lists = body.matchAll(/"TCC":\[([^\]]*)\]/g);
  return new Set([...lists].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []));
}

/** What decides which channels of a body a place sees: of the countries that are named there its own. */
export const channelKey = (place: Place, named: ReadonlySet<string>): string =>
  countryKeysOf(place)
    .filter((key) => named.has(key))
    .join();

/** The names of the stations that a place may see, from a list of `{BN, TCC}` (`TTC`); null where it cannot be read. */
export function seenStations(json: string, sees: (countryKeys: unknown) => boolean): string | null {
  const stations = parseJson(json);
  if (!Array.isArray(stations)) return null;
  return stations
    .filter(isRecord)
    .flatMap((station) => (typeof station["BN"] === "string" && sees(station["TCC"]) ? [station["BN"]] : []))
    .join(", ");
}
