/**
 * Places that leagues belong to, beyond ISO 3166-1: the United Kingdom's nations and the continents; and the countries
 * that lists call by a shorter name than `Intl` does. Each with its flag. Ids follow from the order: add at the end.
 */
export const ownPlaces = {
  ENG: "gb-eng",
  SCO: "gb-sct",
  WAL: "gb-wls",
  NIR: "gb-nir",
  EUROPE: "eu",
  WORLD: "world",
  SOUTH_AMERICA: "south-america",
  US: "us",
  AFRICA: "world",
  ASIA: "world",
  NORTH_AMERICA: "world",
  OCEANIA: "world",
} as const;
export type OwnPlace = keyof typeof ownPlaces;

export const isOwnPlace = (key: string): key is OwnPlace => Object.hasOwn(ownPlaces, key);
