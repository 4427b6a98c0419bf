import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Vainqueur",
    OVER_UNDER: "Plus/Moins",
    ASIAN_HANDICAP: "Handicap asiatique",
    BOTH_TEAMS_TO_SCORE: "Les deux équipes marquent",
    TO_QUALIFY: "Qualification",
    DOUBLE_CHANCE: "Double chance",
    EUROPEAN_HANDICAP: "Handicap européen",
    DRAW_NO_BET: "Remboursé si match nul",
    CORRECT_SCORE: "Score exact",
    HALF_FULL_TIME: "Mi-temps/Fin de match",
    ODD_OR_EVEN: "Pair/Impair",
    NEXT_GOAL: "Prochain but",
    TOP_POSITION_MERGED: "Premières places",
  },
  periods: { "full-time": "Temps réglementaire", "first-half": "1re mi-temps" },
};
