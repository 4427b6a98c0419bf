import type { TvTexts } from "./fr.ts";

export const de: TvTexts = {
  title: "TV-Programm",
  titleOf: (date) => `TV-Programm: ${date}`,
  description: (date) =>
    `Welcher Sender zeigt welches Spiel? Sport im Fernsehen und im Netz, ${date}, Sender für Sender, in Ihrem Land.`,
  hint: "Die Sender Ihres Landes, mit der Uhrzeit jeder Begegnung.",
  days: "Tag wählen",
  sports: "Sportart wählen",
  allSports: "Alle Sportarten",
  onAir: "live",
  onlyChannel: (channel) => `Was ${channel} zeigt`,
  allChannels: "Alle Sender",
  empty: "An diesem Tag ist nichts angekündigt",
  emptyHint: "Sender kündigen ihre Begegnungen einige Tage vorher an.",
};
