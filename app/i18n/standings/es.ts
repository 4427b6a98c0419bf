import { createPlural } from "../../../shared/texts/plural.ts";
import type { StandingsTexts } from "./fr.ts";

const plural = createPlural("es");

/** Tables of leagues, wherever one stands. */
export const es: StandingsTexts = {
  title: "Clasificación",
  filter: "Partidos",
  overall: "General",
  home: "En casa",
  away: "Fuera",
  form: "Racha",
  halfTime: "Descanso",
  teams: "Equipos",
  playedHead: "PJ",
  overUnder: {
    name: "Más/Menos",
    line: "Número de goles",
    over: "Más",
    under: "Menos",
    perGame: "Goles por partido",
    perGameHead: "G/P",
    note: "Suma de goles o puntos de los dos equipos en partidos finalizados.",
  },
  legend: "Leyenda",
  running: "Partido en juego",
  rankChange: (ranks) =>
    ranks > 0
      ? plural(ranks, { one: "sube 1 puesto", other: `sube ${ranks} puestos` })
      : plural(-ranks, { one: "baja 1 puesto", other: `baja ${-ranks} puestos` }),
  liveNote: "Clasificación en directo, como si todo acabara ahora.",
  empty: "Sin clasificación",
  emptyHint: "Aparece con el primer resultado de la competición.",
  columns: {
    rank: "Puesto",
    team: "Equipo",
    played: "Partidos jugados",
    wins: "Ganados",
    overtimeWins: "Ganados en la prórroga",
    penaltyWins: "Ganados en los penaltis",
    draws: "Empatados",
    overtimeLosses: "Perdidos en la prórroga",
    penaltyLosses: "Perdidos en los penaltis",
    losses: "Perdidos",
    goals: "A favor y en contra",
    difference: "Diferencia",
    percentage: "Porcentaje de victorias",
    time: "Tiempo",
    points: "Puntos",
  },
};
