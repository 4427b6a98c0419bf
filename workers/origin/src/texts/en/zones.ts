import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Champions League - league phase",
  championsLeagueQualification: "Champions League - qualification",
  europaLeague: "Europa League - league phase",
  conferenceLeague: "Conference League - qualification",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Continental cup",
  championship: "Championship group",
  europeanPlayOffs: "European play-offs",
  promotion: "Promotion",
  promotionPlayOffs: "Promotion play-offs",
  playOffs: "Play-offs",
  playIn: "Play-in",
  nextRound: "Next round",
  roundOf16: "Round of 16",
  knockOutPlayOffs: "Knock-out play-offs",
  relegationGroup: "Relegation group",
  relegationPlayOffs: "Relegation play-offs",
  relegation: "Relegation",
};
