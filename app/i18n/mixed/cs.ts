import type { MixedTexts } from "./fr.ts";

export const cs: MixedTexts = {
  title: "Všechny sporty",
  titleOf: (date) => `Všechny sporty, ${date}`,
  description: (date) =>
    `Nejdůležitější zápasy každého sportu, ${date}: živé výsledky, odehrané zápasy a začátky na jedné stránce.`,
  groupDescription: (sport, date, sports) => `${sport}, ${date}: ${sports}. Živé výsledky, odehrané zápasy a začátky.`,
  days: "Vybrat den",
  sports: "Přejít na sport",
  wholeDay: "Celý seznam",
  empty: "V tento den nic není",
  emptyHint: "Vyberte jiný den.",
};
