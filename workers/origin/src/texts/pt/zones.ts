import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Liga dos Campeões - fase de liga",
  championsLeagueQualification: "Liga dos Campeões - qualificação",
  europaLeague: "Liga Europa - fase de liga",
  conferenceLeague: "Liga Conferência - qualificação",
  libertadores: "Taça Libertadores",
  sudamericana: "Taça Sul-Americana",
  continentalCup: "Taça continental",
  championship: "Fase de campeão",
  europeanPlayOffs: "Play-off europeu",
  promotion: "Subida",
  promotionPlayOffs: "Play-off de subida",
  playOffs: "Play-off",
  playIn: "Play-in",
  nextRound: "Ronda seguinte",
  roundOf16: "Oitavos de final",
  knockOutPlayOffs: "Play-off de acesso aos oitavos",
  relegationGroup: "Fase de manutenção",
  relegationPlayOffs: "Play-off de manutenção",
  relegation: "Descida",
};
