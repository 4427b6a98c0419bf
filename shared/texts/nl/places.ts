import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Engeland",
  SCO: "Schotland",
  WAL: "Wales",
  NIR: "Noord-Ierland",
  EUROPE: "Europa",
  WORLD: "Wereld",
  SOUTH_AMERICA: "Zuid-Amerika",
  US: "Verenigde Staten",
  AFRICA: "Afrika",
  ASIA: "Azië",
  NORTH_AMERICA: "Noord-Amerika",
  OCEANIA: "Oceanië",
};
