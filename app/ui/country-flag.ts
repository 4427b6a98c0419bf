import { ownPlaces } from "../../shared/places/own-places.ts";

const firstOwnId = 701;
const letters = 26;
const ownFlags = Object.values(ownPlaces);

/** The flag's key of a country by its id in feeds (`toCountryId`); null for an id that is no country's. */
export function flagOfCountryId(id: number): string | null {
  if (id >= firstOwnId) return ownFlags[id - firstOwnId] ?? null;
  if (id < 1 || id > letters * letters) return null;
  return letter(Math.floor((id - 1) / letters)) + letter((id - 1) % letters);
}

const letter = (index: number): string => String.fromCharCode(97 + index);
