import type { NewsTexts } from "../news-texts.ts";

export const news: NewsTexts = {
  results: {
    homeWin: [
      (winner, loser, score) => `${winner} beat ${loser} at home (${score})`,
      (winner, loser, score) => `${winner} get the better of ${loser} (${score})`,
      (winner, loser, score) => `${winner} see off ${loser} (${score})`,
    ],
    awayWin: [
      (winner, loser, score) => `${winner} win away at ${loser} (${score})`,
      (winner, loser, score) => `${winner} take it from ${loser} on the road (${score})`,
    ],
    win: [
      (winner, loser, score) => `${winner} defeats ${loser} (${score})`,
      (winner, loser, score) => `${winner} gets past ${loser} (${score})`,
    ],
    pairWin: [
      (winner, loser, score) => `${winner} defeat ${loser} (${score})`,
      (winner, loser, score) => `${winner} get past ${loser} (${score})`,
    ],
    clear: [
      (winner, loser, score) => `${winner} sweep ${loser} aside (${score})`,
      (winner, loser, score) => `${winner} run away with it against ${loser} (${score})`,
    ],
    draw: [
      (home, away, score) => `${home} and ${away} share the points (${score})`,
      (home, away, score) => `Nothing between ${home} and ${away} (${score})`,
    ],
    extraTime: (winner, loser, score) => `${winner} knock ${loser} out in extra time (${score})`,
    shootOut: (winner, loser, score) => `${winner} go through on penalties against ${loser} (${score})`,
    lead: (league, parts) => (parts === "" ? league : `${league}: ${parts}.`),
  },
  transfers: {
    transfer: "Transfer",
    free: "Free transfer",
    loan: "Loan",
    "loan-end": "Return from loan",
    youth: "From the youth team",
    retired: "Retired",
  },
};
