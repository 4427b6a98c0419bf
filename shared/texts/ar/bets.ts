import type { BetTexts } from "../shared-texts.ts";

export const bets: BetTexts = {
  betTypes: {
    HOME_DRAW_AWAY: "نتيجة المباراة 1X2",
    HOME_AWAY: "الفائز",
    OVER_UNDER: "أكثر/أقل",
    ASIAN_HANDICAP: "هانديكاب آسيوي",
    BOTH_TEAMS_TO_SCORE: "تسجيل الفريقين",
    TO_QUALIFY: "المتأهل",
    DOUBLE_CHANCE: "فرصة مزدوجة",
    EUROPEAN_HANDICAP: "هانديكاب أوروبي",
    DRAW_NO_BET: "الفوز مع استرداد التعادل",
    CORRECT_SCORE: "النتيجة الصحيحة",
    HALF_FULL_TIME: "الشوط الأول/المباراة",
    ODD_OR_EVEN: "فردي/زوجي",
    NEXT_GOAL: "الهدف التالي",
    TOP_POSITION_MERGED: "المراكز الأولى",
  },
  periods: { "full-time": "المباراة كاملة", "first-half": "الشوط الأول" },
};
