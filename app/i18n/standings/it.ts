import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("it");

/** Tables of leagues, wherever one stands. */
export const it: StandingsTexts = {
  title: "Classifica",
  filter: "Partite",
  overall: "Generale",
  home: "In casa",
  away: "In trasferta",
  form: "Forma",
  halfTime: "Primo tempo",
  teams: "Squadre",
  playedHead: "G",
  overUnder: {
    name: "Under/Over",
    line: "Soglia",
    over: "Over",
    under: "Under",
    perGame: "Gol per partita",
    perGameHead: "G/P",
    note: "Somma dei gol o dei punti delle due squadre nelle partite finite.",
  },
  legend: "Legenda",
  running: "Partita in corso",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "1 posizione guadagnata", other: `${ranks} posizioni guadagnate` })
      : plural(-ranks, { one: "1 posizione persa", other: `${-ranks} posizioni perse` }),
  liveNote: "Classifica in diretta, come se tutto finisse ora.",
  empty: "Nessuna classifica",
  emptyHint: "Appare con il primo risultato della competizione.",
  columns: {
    rank: "Posizione",
    team: "Squadra",
    played: "Partite giocate",
    wins: "Vittorie",
    overtimeWins: "Vittorie dopo i supplementari",
    penaltyWins: "Vittorie ai rigori",
    draws: "Pareggi",
    overtimeLosses: "Sconfitte dopo i supplementari",
    penaltyLosses: "Sconfitte ai rigori",
    losses: "Sconfitte",
    goals: "Fatti e subiti",
    difference: "Differenza",
    percentage: "Percentuale di vittorie",
    time: "Tempo",
    points: "Punti",
  },
};
