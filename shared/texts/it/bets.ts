import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Testa a testa",
    OVER_UNDER: "Under/Over",
    ASIAN_HANDICAP: "Handicap asiatico",
    BOTH_TEAMS_TO_SCORE: "Goal/No Goal",
    TO_QUALIFY: "Passaggio del turno",
    DOUBLE_CHANCE: "Doppia chance",
    EUROPEAN_HANDICAP: "Handicap europeo",
    DRAW_NO_BET: "Rimborso in caso di pareggio",
    CORRECT_SCORE: "Risultato esatto",
    HALF_FULL_TIME: "Parziale/Finale",
    ODD_OR_EVEN: "Pari/Dispari",
    NEXT_GOAL: "Prossimo gol",
    TOP_POSITION_MERGED: "Piazzamento",
  },
  periods: { "full-time": "Tempi regolamentari", "first-half": "1º tempo" },
};
