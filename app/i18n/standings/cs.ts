import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("cs");

const places = (count: number) => plural(count, { one: "1 místo", few: `${count} místa`, other: `${count} míst` });

/** Tables of leagues, wherever one stands. */
export const cs: StandingsTexts = {
  title: "Tabulka",
  filter: "Zápasy",
  overall: "Celkem",
  home: "Doma",
  away: "Venku",
  form: "Forma",
  halfTime: "Poločas",
  teams: "Týmy",
  playedHead: "Z",
  overUnder: {
    name: "Více/méně",
    line: "Hranice",
    over: "Více",
    under: "Méně",
    perGame: "Góly na zápas",
    perGameHead: "G/Z",
    note: "Góly nebo body obou týmů dohromady, v odehraných zápasech.",
  },
  legend: "Legenda",
  running: "Zápas se hraje",
  rankChange: (ranks) => (ranks > 0 ? `nahoru o ${places(ranks)}` : `dolů o ${places(-ranks)}`),
  liveNote: "Živá tabulka: jako by teď vše skončilo.",
  empty: "Bez tabulky",
  emptyHint: "Objeví se s prvním výsledkem soutěže.",
  columns: {
    rank: "Místo",
    team: "Tým",
    played: "Zápasy",
    wins: "Výhry",
    overtimeWins: "Výhry po prodloužení",
    penaltyWins: "Výhry po penaltách",
    draws: "Remízy",
    overtimeLosses: "Prohry po prodloužení",
    penaltyLosses: "Prohry po penaltách",
    losses: "Prohry",
    goals: "Vstřelené a obdržené",
    difference: "Rozdíl",
    percentage: "Podíl výher",
    time: "Čas",
    points: "Body",
  },
};
