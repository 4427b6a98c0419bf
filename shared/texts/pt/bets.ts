import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Vencedor",
    OVER_UNDER: "Mais/Menos",
    ASIAN_HANDICAP: "Handicap asiático",
    BOTH_TEAMS_TO_SCORE: "Ambas as equipas marcam",
    TO_QUALIFY: "Apura-se",
    DOUBLE_CHANCE: "Hipótese dupla",
    EUROPEAN_HANDICAP: "Handicap europeu",
    DRAW_NO_BET: "Empate anula a aposta",
    CORRECT_SCORE: "Resultado exato",
    HALF_FULL_TIME: "Intervalo/Final",
    ODD_OR_EVEN: "Par/Ímpar",
    NEXT_GOAL: "Próximo golo",
    TOP_POSITION_MERGED: "Primeiros lugares",
  },
  periods: { "full-time": "Tempo regulamentar", "first-half": "1.ª parte" },
};
