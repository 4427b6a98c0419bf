import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("pt-PT");

/** Tables of leagues, wherever one stands. */
export const pt: StandingsTexts = {
  title: "Classificação",
  filter: "Jogos",
  overall: "Geral",
  home: "Em casa",
  away: "Fora",
  form: "Forma",
  halfTime: "Intervalo",
  teams: "Equipas",
  playedHead: "J",
  overUnder: {
    name: "Mais/Menos",
    line: "Número de golos",
    over: "Mais",
    under: "Menos",
    perGame: "Golos por jogo",
    perGameHead: "G/J",
    note: "Soma dos golos ou pontos das duas equipas nos jogos terminados.",
  },
  legend: "Legenda",
  running: "Jogo em curso",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "sobe 1 lugar", other: `sobe ${ranks} lugares` })
      : plural(-ranks, { one: "desce 1 lugar", other: `desce ${-ranks} lugares` }),
  liveNote: "Classificação em direto, como se tudo acabasse agora.",
  empty: "Sem classificação",
  emptyHint: "Aparece com o primeiro resultado da competição.",
  columns: {
    rank: "Lugar",
    team: "Equipa",
    played: "Jogos",
    wins: "Vitórias",
    overtimeWins: "Vitórias no prolongamento",
    penaltyWins: "Vitórias nos penáltis",
    draws: "Empates",
    overtimeLosses: "Derrotas no prolongamento",
    penaltyLosses: "Derrotas nos penáltis",
    losses: "Derrotas",
    goals: "Marcados e sofridos",
    difference: "Diferença",
    percentage: "Percentagem de vitórias",
    time: "Tempo",
    points: "Pontos",
  },
};
