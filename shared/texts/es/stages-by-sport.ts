import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** «Carrera», «etapa» and «prueba» are feminine. */
const race: Partial<StatusLabels> = {
  finished: ["Finalizada", "Finalizada"],
  postponed: ["Aplazada", "Aplazada"],
  cancelled: ["Cancelada", "Cancelada"],
  interrupted: ["Interrumpida", "Interr."],
  abandoned: ["Suspendida", "Suspendida"],
  delayed: ["Retrasada", "Retrasada"],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1.ª manga", "1.ª manga"],
  round2: ["2.ª manga", "2.ª manga"],
  afterRound1: ["Tras la 1.ª manga", "Tras 1.ª m."],
};

export const statusesBySport: StatusTexts["bySport"] = {
  handball: {
    penalties: ["Tanda de siete metros", "7 metros"],
    afterPenalties: ["Tras la tanda de siete metros", "Tras 7 m"],
  },
  pesapallo: {
    firstHalf: ["1.er periodo", "1.er per."],
    secondHalf: ["2.º periodo", "2.º per."],
  },
  esports: {
    set1: ["1.er mapa", "1.er mapa"],
    set2: ["2.º mapa", "2.º mapa"],
    set3: ["3.er mapa", "3.er mapa"],
    set4: ["4.º mapa", "4.º mapa"],
    set5: ["5.º mapa", "5.º mapa"],
    set6: ["6.º mapa", "6.º mapa"],
    set7: ["7.º mapa", "7.º mapa"],
  },
  motorsport: race,
  "auto-racing": race,
  "moto-racing": race,
  cycling: race,
  "horse-racing": race,
  "winter-sports": { ...race, ...runs },
  alpine: { ...race, ...runs },
  "cross-country": race,
  biathlon: race,
};
