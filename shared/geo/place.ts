/** Where a visitor is, as far as the edge knows. */
export type Place = {
  /** ISO 3166-1 alpha-2, upper case; null when unknown (including Tor's `T1` and `XX`). */
  readonly country: string | null;
  /** The subdivision part of ISO 3166-2 ("IDF"), upper case; null when unknown. */
  readonly subdivision: string | null;
  readonly city: string | null;
  /** IANA zone; null when unknown. */
  readonly timeZone: string | null;
};

export const unknownPlace: Place = { country: null, subdivision: null, city: null, timeZone: null };
