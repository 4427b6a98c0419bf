import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Inglaterra",
  SCO: "Escocia",
  WAL: "Gales",
  NIR: "Irlanda del Norte",
  EUROPE: "Europa",
  WORLD: "Mundo",
  SOUTH_AMERICA: "Sudamérica",
  US: "Estados Unidos",
  AFRICA: "África",
  ASIA: "Asia",
  NORTH_AMERICA: "Norteamérica",
  OCEANIA: "Oceanía",
};
