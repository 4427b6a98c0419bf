import type { PlaceTexts } from "../shared-texts.ts";

export const places: PlaceTexts = {
  ENG: "Angleterre",
  SCO: "Écosse",
  WAL: "Pays de Galles",
  NIR: "Irlande du Nord",
  EUROPE: "Europe",
  WORLD: "Monde",
  SOUTH_AMERICA: "Amérique du Sud",
  US: "États-Unis",
  AFRICA: "Afrique",
  ASIA: "Asie",
  NORTH_AMERICA: "Amérique du Nord",
  OCEANIA: "Océanie",
};
