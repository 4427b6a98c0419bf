import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Sieger",
    OVER_UNDER: "Über/Unter",
    ASIAN_HANDICAP: "Asiatisches Handicap",
    BOTH_TEAMS_TO_SCORE: "Beide Teams treffen",
    TO_QUALIFY: "Wer kommt weiter?",
    DOUBLE_CHANCE: "Doppelte Chance",
    EUROPEAN_HANDICAP: "Europäisches Handicap",
    DRAW_NO_BET: "Unentschieden – Geld zurück",
    CORRECT_SCORE: "Genaues Ergebnis",
    HALF_FULL_TIME: "Halbzeit/Endstand",
    ODD_OR_EVEN: "Gerade/Ungerade",
    NEXT_GOAL: "Nächstes Tor",
    TOP_POSITION_MERGED: "Vordere Plätze",
  },
  periods: { "full-time": "Reguläre Spielzeit", "first-half": "1. Halbzeit" },
};
