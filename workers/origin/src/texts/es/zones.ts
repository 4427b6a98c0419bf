import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Liga de Campeones - fase de liga",
  championsLeagueQualification: "Liga de Campeones - clasificación",
  europaLeague: "Liga Europa - fase de liga",
  conferenceLeague: "Liga Conferencia - clasificación",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Copa continental",
  championship: "Fase por el título",
  europeanPlayOffs: "Play-off europeo",
  promotion: "Ascenso",
  promotionPlayOffs: "Play-off de ascenso",
  playOffs: "Play-off",
  playIn: "Play-in",
  nextRound: "Siguiente ronda",
  roundOf16: "Octavos de final",
  knockOutPlayOffs: "Play-off de acceso a octavos",
  relegationGroup: "Fase por la permanencia",
  relegationPlayOffs: "Play-off de permanencia",
  relegation: "Descenso",
};
