import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Champions League - competitiefase",
  championsLeagueQualification: "Champions League - voorronde",
  europaLeague: "Europa League - competitiefase",
  conferenceLeague: "Conference League - voorronde",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Continentale beker",
  championship: "Kampioensgroep",
  europeanPlayOffs: "Play-offs om Europees voetbal",
  promotion: "Promotie",
  promotionPlayOffs: "Play-offs om promotie",
  playOffs: "Play-offs",
  playIn: "Play-in",
  nextRound: "Volgende ronde",
  roundOf16: "Achtste finales",
  knockOutPlayOffs: "Tussenronde",
  relegationGroup: "Degradatiegroep",
  relegationPlayOffs: "Play-offs tegen degradatie",
  relegation: "Degradatie",
};
