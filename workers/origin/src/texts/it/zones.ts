import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Champions League - fase campionato",
  championsLeagueQualification: "Champions League - qualificazioni",
  europaLeague: "Europa League - fase campionato",
  conferenceLeague: "Conference League - qualificazioni",
  libertadores: "Coppa Libertadores",
  sudamericana: "Coppa Sudamericana",
  continentalCup: "Coppa continentale",
  championship: "Poule scudetto",
  europeanPlayOffs: "Play-off europei",
  promotion: "Promozione",
  promotionPlayOffs: "Play-off promozione",
  playOffs: "Play-off",
  playIn: "Play-in",
  nextRound: "Turno successivo",
  roundOf16: "Ottavi di finale",
  knockOutPlayOffs: "Spareggi",
  relegationGroup: "Poule salvezza",
  relegationPlayOffs: "Play-out",
  relegation: "Retrocessione",
};
