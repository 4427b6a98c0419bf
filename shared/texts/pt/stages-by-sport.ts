import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** “Corrida”, “etapa” and “prova” are feminine. */
const race: Partial<StatusLabels> = {
  finished: ["Terminada", "Terminada"],
  postponed: ["Adiada", "Adiada"],
  cancelled: ["Cancelada", "Cancelada"],
  interrupted: ["Interrompida", "Interr."],
  abandoned: ["Suspensa", "Suspensa"],
  delayed: ["Atrasada", "Atrasada"],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1.ª manga", "1.ª manga"],
  round2: ["2.ª manga", "2.ª manga"],
  afterRound1: ["Após a 1.ª manga", "Após 1.ª m."],
};

export const statusesBySport: StatusTexts["bySport"] = {
  handball: {
    penalties: ["Livres de 7 metros", "7 metros"],
    afterPenalties: ["Após livres de 7 metros", "Após 7 m"],
  },
  cricket: {
    inning1: ["1.º innings", "1.º inn."],
    inning2: ["2.º innings", "2.º inn."],
    inning3: ["3.º innings", "3.º inn."],
    inning4: ["4.º innings", "4.º inn."],
  },
  pesapallo: {
    firstHalf: ["1.º período", "1.º per."],
    secondHalf: ["2.º período", "2.º per."],
  },
  esports: {
    set1: ["1.º mapa", "1.º mapa"],
    set2: ["2.º mapa", "2.º mapa"],
    set3: ["3.º mapa", "3.º mapa"],
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
  "ski-jumping": { ...race, ...runs },
  "cross-country": race,
  biathlon: race,
};
