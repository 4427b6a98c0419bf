import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Inglaterra",
  SCO: "Escócia",
  WAL: "País de Gales",
  NIR: "Irlanda do Norte",
  EUROPE: "Europa",
  WORLD: "Mundo",
  SOUTH_AMERICA: "América do Sul",
  US: "EUA",
  AFRICA: "África",
  ASIA: "Ásia",
  NORTH_AMERICA: "América do Norte",
  OCEANIA: "Oceânia",
};
