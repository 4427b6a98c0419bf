import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "England",
  SCO: "Scotland",
  WAL: "Wales",
  NIR: "Northern Ireland",
  EUROPE: "Europe",
  WORLD: "World",
  SOUTH_AMERICA: "South America",
  US: "USA",
  AFRICA: "Africa",
  ASIA: "Asia",
  NORTH_AMERICA: "North America",
  OCEANIA: "Oceania",
};
