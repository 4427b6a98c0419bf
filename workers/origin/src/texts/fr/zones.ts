import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Ligue des champions - phase de ligue",
  championsLeagueQualification: "Ligue des champions - qualification",
  europaLeague: "Ligue Europa - phase de ligue",
  conferenceLeague: "Ligue Conférence - qualification",
  libertadores: "Copa Libertadores",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Coupe continentale",
  championship: "Tour pour le titre",
  europeanPlayOffs: "Barrages européens",
  promotion: "Promotion",
  promotionPlayOffs: "Barrages de promotion",
  playOffs: "Phase finale",
  playIn: "Barrages d'accès",
  nextRound: "Tour suivant",
  roundOf16: "Huitièmes de finale",
  knockOutPlayOffs: "Barrages",
  relegationGroup: "Tour de relégation",
  relegationPlayOffs: "Barrages de relégation",
  relegation: "Relégation",
};
