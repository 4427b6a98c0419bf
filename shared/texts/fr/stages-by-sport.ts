import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** Ice hockey and its kin play thirds. */
const thirds: Partial<StatusLabels> = {
  period1: ["1er tiers-temps", "1er tiers"],
  period2: ["2e tiers-temps", "2e tiers"],
  period3: ["3e tiers-temps", "3e tiers"],
};

/** « Course » and « étape » are feminine. */
const race: Partial<StatusLabels> = {
  finished: ["Terminée", "Terminée"],
  postponed: ["Reportée", "Reportée"],
  cancelled: ["Annulée", "Annulée"],
  interrupted: ["Interrompue", "Interr."],
  abandoned: ["Arrêtée", "Arrêtée"],
  delayed: ["Retardée", "Retardée"],
};

/** Skiers and bobsleighs race in runs (« manches »). */
const runs: Partial<StatusLabels> = {
  ...race,
  round1: ["1re manche", "1re manche"],
  round2: ["2e manche", "2e manche"],
  afterRound1: ["Après la 1re manche", "Ap. manche 1"],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: thirds,
  floorball: thirds,
  "beach-soccer": thirds,
  handball: {
    penalties: ["Jets de 7 mètres", "Jets 7 m"],
    afterPenalties: ["Après jets de 7 mètres", "Ap. jets 7 m"],
  },
  cricket: {
    inning1: ["1er innings", "1er inn."],
    inning2: ["2e innings", "2e inn."],
    inning3: ["3e innings", "3e inn."],
    inning4: ["4e innings", "4e inn."],
  },
  pesapallo: {
    firstHalf: ["1re période", "1re pér."],
    secondHalf: ["2e période", "2e pér."],
  },
  esports: {
    set1: ["1re carte", "1re carte"],
    set2: ["2e carte", "2e carte"],
    set3: ["3e carte", "3e carte"],
    set4: ["4e carte", "4e carte"],
    set5: ["5e carte", "5e carte"],
    set6: ["6e carte", "6e carte"],
    set7: ["7e carte", "7e carte"],
  },
  motorsport: race,
  "auto-racing": race,
  "moto-racing": race,
  cycling: race,
  "horse-racing": race,
  "winter-sports": runs,
  alpine: runs,
  "ski-jumping": {
    round1: ["1re manche", "1re manche"],
    round2: ["2e manche", "2e manche"],
    afterRound1: ["Après la 1re manche", "Ap. manche 1"],
  },
  "cross-country": race,
  biathlon: race,
};
