import type { NewsTexts } from "../news-texts.ts";

/** These texts use nouns, so that no verb has to agree with a name. */
export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `فوز ${winner} على ${loser} (${score})`,
      (winner, loser, score) => `انتصار ${winner} على أرضه أمام ${loser} (${score})`,
      (winner, loser, score) => `النقاط في جعبة ${winner} أمام ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `فوز ${winner} خارج أرضه على ${loser} (${score})`,
      (winner, loser, score) => `انتصار ${winner} في ملعب ${loser} (${score})`,
    ],
    win: [
      (winner, loser, score) => `فوز ${winner} على ${loser} (${score})`,
      (winner, loser, score) => `تغلّب ${winner} على ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `فوز ${winner} على ${loser} (${score})`,
      (winner, loser, score) => `تغلّب ${winner} على ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `فوز عريض: ${winner} على ${loser} (${score})`,
      (winner, loser, score) => `اكتساح ${winner} أمام ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `تعادل ${home} و${away} (${score})`,
      (home, away, score) => `لا فائز بين ${home} و${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `تأهل ${winner} على حساب ${loser} بعد الوقت الإضافي (${score})`,
    shootOut: (winner, loser, score) => `تأهل ${winner} على حساب ${loser} بركلات الترجيح (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "انتقال",
    free: "انتقال حر",
    loan: "إعارة",
    "loan-end": "عودة من إعارة",
    youth: "من فئة الشباب",
    retired: "اعتزال",
  },
};
