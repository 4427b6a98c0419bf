import type { ZoneTexts } from "../table-texts.ts";

export const zones: ZoneTexts = {
  championsLeague: "Liga mistrů - ligová fáze",
  championsLeagueQualification: "Liga mistrů - předkola",
  europaLeague: "Evropská liga - ligová fáze",
  conferenceLeague: "Konferenční liga - předkola",
  libertadores: "Pohár osvoboditelů",
  sudamericana: "Copa Sudamericana",
  continentalCup: "Kontinentální pohár",
  championship: "Skupina o titul",
  europeanPlayOffs: "Play off o evropské poháry",
  promotion: "Postup",
  promotionPlayOffs: "Baráž o postup",
  playOffs: "Play off",
  playIn: "Předkolo",
  nextRound: "Další kolo",
  roundOf16: "Osmifinále",
  knockOutPlayOffs: "Předkolo vyřazovací části",
  relegationGroup: "Skupina o udržení",
  relegationPlayOffs: "Baráž o udržení",
  relegation: "Sestup",
};
