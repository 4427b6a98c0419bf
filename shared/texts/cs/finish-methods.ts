import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
  KO: "KO",
  TKO: "Technické KO",
  RTD: "Vzdání v rohu",
  SUB: "Submise",
  UD: "Jednohlasné rozhodnutí",
  SD: "Nejednohlasné rozhodnutí",
  MD: "Většinové rozhodnutí",
  PTS: "Na body",
  DQ: "Diskvalifikace",
  NC: "Bez výsledku",
};
