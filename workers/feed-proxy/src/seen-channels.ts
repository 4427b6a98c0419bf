import { placeKeys } from "../../../shared/places/place-keys.ts";
import type { Place } from "../../../shared/places/place.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { isRecord } from "../../../shared/basics/record.ts";

/** Maps the United Kingdom's nations from subdivisions of `GB` to the names that channels use. */
const nations: Readonly<Record<string, string>> = {
  ENG: "ENG",
  SCT: "SCO",
  SCO: "SCO",
  WLS: "WAL",
  WAL: "WAL",
  NIR: "NIR",
};
const everywhere = "WORLD";

/** The countries that contain a place, as channels name them (`TCC`). An unknown place has only the whole world. */
function countryKeysOf(place: Place): readonly string[] {
  if (place.country !== "GB") return [...placeKeys(place), everywhere];
  const nation = nations[place.subdivision ?? ""];
  return ["GB", ...(nation === undefined ? new Set(Object.values(nations)) : [nation]), everywhere];
}

/** Tells which channels a place may see: one without countries is visible everywhere, one with an invalid list nowhere. */
export function canSee(place: Place): (countryKeys: unknown) => boolean {
  const keys = countryKeysOf(place);
  return (countryKeys) =>
    countryKeys === undefined ||
    (Array.isArray(countryKeys) && (countryKeys.length === 0 || keys.some((key) => countryKeys.includes(key))));
}

/** The countries that a body's channels name. Most bodies name none. */
export function namedCountries(body: string): ReadonlySet<string> {
  const lists = body.matchAll(/"TCC":\[([^\]]*)\]/g);
  return new Set([...lists].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []));
}

/** Key of the channels that a place sees in a body: the place's countries that the body names. */
export const channelKey = (place: Place, named: ReadonlySet<string>): string =>
  countryKeysOf(place)
    .filter((key) => named.has(key))
    .join();

/** What a place may learn of a match's broadcasts: the names of its stations, and the ids of the bookmakers' streams to hide. */
export type SeenChannels = { readonly stations: string; readonly hiddenStreams: ReadonlySet<string> };

/** Reads a list of `{BN, TCC}` and `{BI, TCC}` (`TTC`). An unreadable list yields no channels. */
export function seenChannels(json: string, sees: (countryKeys: unknown) => boolean): SeenChannels {
  const parsed = parseJson(json);
  const channels = Array.isArray(parsed) ? parsed.filter(isRecord) : [];
  const stations = channels.flatMap(({ BN: name, TCC }) => (typeof name === "string" && sees(TCC) ? [name] : []));
  const hidden = channels.flatMap(({ BI: id, TCC }) => (id !== undefined && !sees(TCC) ? [String(id)] : []));
  return { stations: stations.join(", "), hiddenStreams: new Set(hidden) };
}
