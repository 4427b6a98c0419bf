import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Liga Mistrzów - faza ligowa",
  championsLeagueQualification: "Liga Mistrzów - kwalifikacje",
  europaLeague: "Liga Europy - faza ligowa",
  conferenceLeague: "Liga Konferencji - kwalifikacje",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Puchar kontynentalny",
  championship: "Grupa mistrzowska",
  europeanPlayOffs: "Baraże o europejskie puchary",
  promotion: "Awans",
  promotionPlayOffs: "Baraże o awans",
  playOffs: "Play-offy",
  playIn: "Play-in",
  nextRound: "Następna runda",
  roundOf16: "1/8 finału",
  knockOutPlayOffs: "Runda barażowa",
  relegationGroup: "Grupa spadkowa",
  relegationPlayOffs: "Baraże o utrzymanie",
  relegation: "Spadek",
};
