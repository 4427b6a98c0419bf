import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "England",
  SCO: "Schottland",
  WAL: "Wales",
  NIR: "Nordirland",
  EUROPE: "Europa",
  WORLD: "Welt",
  SOUTH_AMERICA: "Südamerika",
  US: "USA",
  AFRICA: "Afrika",
  ASIA: "Asien",
  NORTH_AMERICA: "Nordamerika",
  OCEANIA: "Ozeanien",
};
