import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Inghilterra",
  SCO: "Scozia",
  WAL: "Galles",
  NIR: "Irlanda del Nord",
  EUROPE: "Europa",
  WORLD: "Mondo",
  SOUTH_AMERICA: "Sudamerica",
  US: "Stati Uniti",
  AFRICA: "Africa",
  ASIA: "Asia",
  NORTH_AMERICA: "Nordamerica",
  OCEANIA: "Oceania",
};
