import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Champions League - Ligaphase",
  championsLeagueQualification: "Champions League - Qualifikation",
  europaLeague: "Europa League - Ligaphase",
  conferenceLeague: "Conference League - Qualifikation",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Kontinentalpokal",
  championship: "Meisterrunde",
  europeanPlayOffs: "Europa-Play-offs",
  promotion: "Aufstieg",
  promotionPlayOffs: "Aufstiegsrelegation",
  playOffs: "Play-offs",
  playIn: "Play-in",
  nextRound: "Nächste Runde",
  roundOf16: "Achtelfinale",
  knockOutPlayOffs: "K.-o.-Play-offs",
  relegationGroup: "Abstiegsrunde",
  relegationPlayOffs: "Abstiegsrelegation",
  relegation: "Abstieg",
};
