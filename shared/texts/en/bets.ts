import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Home/Away",
    OVER_UNDER: "Over/Under",
    ASIAN_HANDICAP: "Asian Handicap",
    BOTH_TEAMS_TO_SCORE: "Both Teams to Score",
    TO_QUALIFY: "To Qualify",
    DOUBLE_CHANCE: "Double Chance",
    EUROPEAN_HANDICAP: "European Handicap",
    DRAW_NO_BET: "Draw No Bet",
    CORRECT_SCORE: "Correct Score",
    HALF_FULL_TIME: "HT/FT",
    ODD_OR_EVEN: "Odd/Even",
    NEXT_GOAL: "Next Goal",
    TOP_POSITION_MERGED: "Top Position",
  },
  periods: { "full-time": "Full Time", "first-half": "1st Half" },
};
