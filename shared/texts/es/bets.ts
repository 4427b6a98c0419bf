import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Ganador",
    OVER_UNDER: "Más/Menos",
    ASIAN_HANDICAP: "Hándicap asiático",
    BOTH_TEAMS_TO_SCORE: "Marcan ambos equipos",
    TO_QUALIFY: "Se clasifica",
    DOUBLE_CHANCE: "Doble oportunidad",
    EUROPEAN_HANDICAP: "Hándicap europeo",
    DRAW_NO_BET: "Empate no válido",
    CORRECT_SCORE: "Resultado exacto",
    HALF_FULL_TIME: "Descanso/Final",
    ODD_OR_EVEN: "Par/Impar",
    NEXT_GOAL: "Próximo gol",
    TOP_POSITION_MERGED: "Primeros puestos",
  },
  periods: { "full-time": "Tiempo reglamentario", "first-half": "1.ª parte" },
};
