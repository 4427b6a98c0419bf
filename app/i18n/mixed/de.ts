import type { MixedTexts } from "./fr.ts";

export const de: MixedTexts = {
  title: "Alle Sportarten",
  titleOf: (date) => `Alle Sportarten, ${date}`,
  description: (date) =>
    `Die wichtigsten Spiele jeder Sportart, ${date}: Live-Ergebnisse, Resultate und Anfangszeiten auf einer Seite.`,
  groupDescription: (sport, date, sports) =>
    `${sport}, ${date}: ${sports}. Live-Ergebnisse, Resultate und Anfangszeiten.`,
  days: "Tag wählen",
  sports: "Zu einer Sportart",
  wholeDay: "Ganze Liste",
  empty: "Nichts an diesem Tag",
  emptyHint: "Wählen Sie einen anderen Tag.",
};
