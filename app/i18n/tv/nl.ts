import type { TvTexts } from "./fr.ts";

export const nl: TvTexts = {
  title: "Tv-gids",
  titleOf: (date) => `Tv-gids: ${date}`,
  description: (date) =>
    `Welke zender toont welke wedstrijd? Sport op tv en online, ${date}, zender voor zender, in jouw land.`,
  hint: "De zenders van jouw land, met het tijdstip van elke wedstrijd.",
  days: "Kies een dag",
  sports: "Kies een sport",
  allSports: "Alle sporten",
  onAir: "live",
  onlyChannel: (channel) => `Wat ${channel} toont`,
  allChannels: "Alle zenders",
  empty: "Op deze dag is niets aangekondigd",
  emptyHint: "Zenders kondigen hun wedstrijden enkele dagen van tevoren aan.",
};
