import type { MixedTexts } from "./fr.ts";

export const nl: MixedTexts = {
  title: "Alle sporten",
  titleOf: (date) => `Alle sporten, ${date}`,
  description: (date) =>
    `De belangrijkste wedstrijden van elke sport, ${date}: livescores, uitslagen en aanvangstijden op één pagina.`,
  groupDescription: (sport, date, sports) => `${sport}, ${date}: ${sports}. Livescores, uitslagen en aanvangstijden.`,
  days: "Kies een dag",
  sports: "Naar een sport",
  wholeDay: "Hele lijst",
  empty: "Niets op deze dag",
  emptyHint: "Kies een andere dag.",
};
