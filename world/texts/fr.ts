import type { WorldTexts } from "./world-texts.ts";

/** The world's data are printed in French, so nothing has another name in it. */
export const fr: WorldTexts = {
  colon: " : ",
  stage: "Étape",
  surfaces: { hard: "dur", clay: "terre battue", grass: "gazon", indoor: "dur (salle)" },
  names: {},
  towns: {},
};
