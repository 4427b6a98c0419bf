import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** Ice hockey and its kin play thirds. */
const thirds: Partial<StatusLabels> = {
  period1: ["1. tercja", "1. terc."],
  period2: ["2. tercja", "2. terc."],
  period3: ["3. tercja", "3. terc."],
};

/** Players on ice skate up to the goalkeeper. */
const shootOut: Partial<StatusLabels> = {
  penalties: ["Najazdy", "Najazdy"],
  afterPenalties: ["Po najazdach", "Po naj."],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1. przejazd", "1. przejazd"],
  round2: ["2. przejazd", "2. przejazd"],
  afterRound1: ["Po 1. przejeździe", "Po 1. prz."],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: { ...thirds, ...shootOut },
  floorball: { ...thirds, ...shootOut },
  "beach-soccer": thirds,
  tennis: { retired: ["Krecz", "Krecz"] },
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
  "ski-jumping": {
    round1: ["1. seria", "1. seria"],
    round2: ["2. seria", "2. seria"],
    afterRound1: ["Po 1. serii", "Po 1. s."],
  },
};
