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

/** Who shows a match, as a place may know it: stations by name, bookmakers' streams that it may not see by id. */
export type SeenChannels = { readonly stations: string; readonly hiddenStreams: ReadonlySet<string> };

/** From a list of `{BN, TCC}` and `{BI, TCC}` (`TTC`); nothing is seen of a list that cannot be read. */
export function seenChannels(json: string, sees: (countryKeys: unknown) => boolean): SeenChannels {
  const parsed = parseJson(json);
  const channels = Array.isArray(parsed) ? parsed.filter(isRecord) : [];
  const stations = channels.flatMap(({ BN: name, TCC }) => (typeof name === "string" && sees(TCC) ? [name] : []));
  const hidden = channels.flatMap(({ BI: id, TCC }) => (id !== undefined && !sees(TCC) ? [String(id)] : []));
  return { stations: stations.join(", "), hiddenStreams: new Set(hidden) };
}
