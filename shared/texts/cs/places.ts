import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Anglie",
  SCO: "Skotsko",
  WAL: "Wales",
  NIR: "Severní Irsko",
  EUROPE: "Evropa",
  WORLD: "Svět",
  SOUTH_AMERICA: "Jižní Amerika",
  US: "USA",
  AFRICA: "Afrika",
  ASIA: "Asie",
  NORTH_AMERICA: "Severní Amerika",
  OCEANIA: "Oceánie",
};
