import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Anglia",
  SCO: "Szkocja",
  WAL: "Walia",
  NIR: "Irlandia Północna",
  EUROPE: "Europa",
  WORLD: "Świat",
  SOUTH_AMERICA: "Ameryka Południowa",
  US: "USA",
  AFRICA: "Afryka",
  ASIA: "Azja",
  NORTH_AMERICA: "Ameryka Północna",
  OCEANIA: "Oceania",
};
