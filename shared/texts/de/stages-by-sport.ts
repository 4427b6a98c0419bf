import type { StatusLabels, StatusTexts } from "../status-texts.ts";

const thirds: Partial<StatusLabels> = {
  period1: ["1. Drittel", "1. Drittel"],
  period2: ["2. Drittel", "2. Drittel"],
  period3: ["3. Drittel", "3. Drittel"],
};

/** Only football shoots from eleven metres. */
const shootOut: Partial<StatusLabels> = {
  penalties: ["Penaltyschießen", "Pen."],
  afterPenalties: ["Nach Penaltyschießen", "n. P."],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1. Lauf", "1. Lauf"],
  round2: ["2. Lauf", "2. Lauf"],
  afterRound1: ["Nach dem 1. Lauf", "n. 1. Lauf"],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: { ...thirds, ...shootOut },
  floorball: { ...thirds, ...shootOut },
  "beach-soccer": thirds,
  "field-hockey": shootOut,
  handball: {
    penalties: ["Siebenmeterwerfen", "7 m"],
    afterPenalties: ["Nach Siebenmeterwerfen", "n. 7 m"],
  },
  "water-polo": {
    penalties: ["Fünfmeterwerfen", "5 m"],
    afterPenalties: ["Nach Fünfmeterwerfen", "n. 5 m"],
  },
  esports: {
    set1: ["1. Karte", "1. Karte"],
    set2: ["2. Karte", "2. Karte"],
    set3: ["3. Karte", "3. Karte"],
    set4: ["4. Karte", "4. Karte"],
    set5: ["5. Karte", "5. Karte"],
    set6: ["6. Karte", "6. Karte"],
    set7: ["7. Karte", "7. Karte"],
  },
  "winter-sports": runs,
  alpine: runs,
  "ski-jumping": {
    round1: ["1. Durchgang", "1. Dg."],
    round2: ["2. Durchgang", "2. Dg."],
    afterRound1: ["Nach dem 1. Durchgang", "n. 1. Dg."],
  },
};
