/** A visitor's location, as far as the edge knows it. */
export type Place = {
  /** ISO 3166-1 alpha-2, upper case; null when unknown (including Tor's `T1` and `XX`). */
  readonly country: string | null;
  /** The subdivision part of ISO 3166-2 ("IDF"), upper case; null when unknown. */
  readonly subdivision: string | null;
  readonly city: string | null;
  /** IANA zone; null when unknown. */
  readonly timeZone: string | null;
  /** `EU`, `NA` …; null when unknown. */
  readonly continent: string | null;
};

export const unknownPlace: Place = { country: null, subdivision: null, city: null, timeZone: null, continent: null };

/** The part of `request.cf` that says where a request comes from. */
export type RequestGeo = {
  readonly country?: string | undefined;
  readonly regionCode?: string | undefined;
  readonly city?: string | undefined;
  readonly timezone?: string | undefined;
  readonly continent?: string | undefined;
};

// Codes that mean no place: Tor, and two spellings of "unknown". T1 fails the pattern; the others would pass it.
const noCountry = new Set(["XX", "ZZ"]);

/** Never throws. A place without a country has no subdivision either: a region alone means nothing. */
export function toPlace(geo: RequestGeo): Place {
  const country = toCountry(geo.country);
  return {
    country,
    subdivision: country === null ? null : toSubdivision(geo.regionCode),
    city: toText(geo.city),
    timeZone: toTimeZone(geo.timezone),
    continent: toText(geo.continent),
  };
}

/** Reads `FR`, `FR:IDF` or `unknown`; every other text is an unknown place too. */
export function parsePlaceKey(text: string): Place {
  const [country, subdivision, ...rest] = text.trim().split(":");
  if (rest.length > 0 || (subdivision !== undefined && toSubdivision(subdivision) === null)) return unknownPlace;
  return toPlace({ country, regionCode: subdivision });
}

function toCountry(code: unknown): string | null {
  const country = toText(code)?.toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(country) && !noCountry.has(country) ? country : null;
}

function toSubdivision(code: unknown): string | null {
  const subdivision = toText(code)?.toUpperCase() ?? "";
  return /^[A-Z0-9]{1,3}$/.test(subdivision) ? subdivision : null;
}

function toTimeZone(name: unknown): string | null {
  const zone = toText(name) ?? "";
  return /^[A-Za-z0-9_+/-]{1,64}$/.test(zone) ? zone : null;
}

const toText = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value.slice(0, 100) : null;
