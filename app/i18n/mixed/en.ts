import type { MixedTexts } from "./fr.ts";

export const en: MixedTexts = {
  title: "All sports",
  titleOf: (date) => `All sports, ${date}`,
  description: (date) => `The main games of every sport, ${date}: live scores, results and starting times on one page.`,
  groupDescription: (sport, date, sports) => `${sport}, ${date}: ${sports}. Live scores, results and starting times.`,
  days: "Choose a day",
  sports: "Go to a sport",
  wholeDay: "Whole list",
  empty: "Nothing on that day",
  emptyHint: "Choose another day.",
};
