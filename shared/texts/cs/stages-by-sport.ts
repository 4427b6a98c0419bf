import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** Ice hockey and its kin play thirds. */
const thirds: Partial<StatusLabels> = {
  period1: ["1. třetina", "1. třet."],
  period2: ["2. třetina", "2. třet."],
  period3: ["3. třetina", "3. třet."],
};

/** Players on ice skate up to the goalkeeper. */
const shootOut: Partial<StatusLabels> = {
  penalties: ["Samostatné nájezdy", "Nájezdy"],
  afterPenalties: ["Po nájezdech", "Po náj."],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1. jízda", "1. jízda"],
  round2: ["2. jízda", "2. jízda"],
  afterRound1: ["Po 1. jízdě", "Po 1. j."],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: { ...thirds, ...shootOut },
  floorball: { ...thirds, ...shootOut },
  "beach-soccer": thirds,
  "field-hockey": shootOut,
  handball: {
    penalties: ["Sedmimetrové hody", "7 m"],
    afterPenalties: ["Po sedmimetrových hodech", "Po 7 m"],
  },
  "water-polo": {
    penalties: ["Pětimetrové hody", "5 m"],
    afterPenalties: ["Po pětimetrových hodech", "Po 5 m"],
  },
  tennis: { retired: ["Skreč", "Skreč"] },
  esports: {
    set1: ["1. mapa", "1. mapa"],
    set2: ["2. mapa", "2. mapa"],
    set3: ["3. mapa", "3. mapa"],
    set4: ["4. mapa", "4. mapa"],
    set5: ["5. mapa", "5. mapa"],
    set6: ["6. mapa", "6. mapa"],
    set7: ["7. mapa", "7. mapa"],
  },
  "winter-sports": runs,
  alpine: runs,
};
