import type { Language } from "../sports/languages.ts";
import type { BetType } from "./bet-types.ts";
import type { BetPeriod } from "./quote.ts";

/** How bets are called (C3.11). */
type BetTexts = {
  readonly betTypes: Readonly<Record<BetType, string>>;
  readonly periods: Readonly<Record<BetPeriod, string>>;
};

export const betTexts: Readonly<Record<Language, BetTexts>> = {
  fr: {
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
  },
  en: {
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
  },
};
