import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Zwycięzca",
    OVER_UNDER: "Powyżej/poniżej",
    ASIAN_HANDICAP: "Handicap azjatycki",
    BOTH_TEAMS_TO_SCORE: "Obie drużyny strzelą",
    TO_QUALIFY: "Awans",
    DOUBLE_CHANCE: "Podwójna szansa",
    EUROPEAN_HANDICAP: "Handicap europejski",
    DRAW_NO_BET: "Remis – zwrot stawki",
    CORRECT_SCORE: "Dokładny wynik",
    HALF_FULL_TIME: "Połowa/koniec",
    ODD_OR_EVEN: "Nieparzyste/parzyste",
    NEXT_GOAL: "Następny gol",
    TOP_POSITION_MERGED: "Czołowe miejsca",
  },
  periods: { "full-time": "Regulaminowy czas", "first-half": "1. połowa" },
};
