import type { MatchTexts } from "./fr.ts";

export const de: MatchTexts = {
  breadcrumbs: "Brotkrümelnavigation",
  kickOff: "Anstoß",
  round: "Runde",
  periods: { halfTime: "Halbzeit", regularTime: "90 Min.", extraTime: "Verlängerung", shootOut: "Elfmeterschießen" },
};
