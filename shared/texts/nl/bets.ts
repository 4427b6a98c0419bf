import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "1X2",
    HOME_AWAY: "Winnaar",
    OVER_UNDER: "Over/under",
    ASIAN_HANDICAP: "Aziatische handicap",
    BOTH_TEAMS_TO_SCORE: "Beide teams scoren",
    TO_QUALIFY: "Wie gaat door?",
    DOUBLE_CHANCE: "Dubbele kans",
    EUROPEAN_HANDICAP: "Europese handicap",
    DRAW_NO_BET: "Gelijkspel – inzet terug",
    CORRECT_SCORE: "Exacte uitslag",
    HALF_FULL_TIME: "Ruststand/eindstand",
    ODD_OR_EVEN: "Oneven/even",
    NEXT_GOAL: "Volgende doelpunt",
    TOP_POSITION_MERGED: "Ereplaatsen",
  },
  periods: { "full-time": "Reguliere speeltijd", "first-half": "1e helft" },
};
