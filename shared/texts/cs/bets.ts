import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Vítěz",
    OVER_UNDER: "Více/méně",
    ASIAN_HANDICAP: "Asijský handicap",
    BOTH_TEAMS_TO_SCORE: "Oba týmy dají gól",
    TO_QUALIFY: "Kdo postoupí",
    DOUBLE_CHANCE: "Dvojtip",
    EUROPEAN_HANDICAP: "Evropský handicap",
    DRAW_NO_BET: "Sázka bez remízy",
    CORRECT_SCORE: "Přesný výsledek",
    HALF_FULL_TIME: "Poločas/konec",
    ODD_OR_EVEN: "Lichý/sudý",
    NEXT_GOAL: "Další gól",
    TOP_POSITION_MERGED: "Přední místa",
  },
  periods: { "full-time": "Základní hrací doba", "first-half": "1. poločas" },
};
