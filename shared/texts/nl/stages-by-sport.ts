import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** Only football has a penalty spot. */
const shootOut: Partial<StatusLabels> = {
  penalties: ["Shoot-outs", "S.o."],
  afterPenalties: ["Na shoot-outs", "Na s.o."],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1e run", "1e run"],
  round2: ["2e run", "2e run"],
  afterRound1: ["Na de 1e run", "Na 1e run"],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: shootOut,
  floorball: shootOut,
  "field-hockey": shootOut,
  handball: {
    penalties: ["Strafworpen", "7 meter"],
    afterPenalties: ["Na strafworpen", "Na 7 meter"],
  },
  "water-polo": {
    penalties: ["Strafworpen", "5 meter"],
    afterPenalties: ["Na strafworpen", "Na 5 meter"],
  },
  esports: {
    set1: ["1e map", "1e map"],
    set2: ["2e map", "2e map"],
    set3: ["3e map", "3e map"],
    set4: ["4e map", "4e map"],
    set5: ["5e map", "5e map"],
    set6: ["6e map", "6e map"],
    set7: ["7e map", "7e map"],
  },
  "winter-sports": runs,
  alpine: runs,
};
